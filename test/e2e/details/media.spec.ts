import type { Page, Request } from "@playwright/test";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { findPort } from "#test/support/ports.ts";
import { createRunFolder } from "#test/support/run-folder.ts";
import { lacksNginx, startMediaServer } from "../../proxy/nginx.ts";
import { doMainJob } from "../journeys/main-job.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expect, test, type Open } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { isDeep } from "../support/depth.ts";
import { buildEnglish } from "../support/english-build.ts";
import { missingPath, publicPaths } from "../support/paths.ts";
import { makeAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";

// The product, built for media that nginx serves at another origin, below a path.

const lack = lacksNginx();
test.skip(lack !== null, lack ?? "");
// One academy for all of them.
test.describe.configure({ mode: "default" });

const ends = new AsyncDisposableStack();
let academy: StartedAcademy;
let media = "";

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await findPort();
  media = `http://127.0.0.1:${port}/viluva/`;
  const built = await buildEnglish("media", { mediaUrl: media });
  const served = await createRunFolder("viluva-media-");
  ends.defer(() => rm(served, { recursive: true }));
  await symlink(join(built, "client"), join(served, "viluva"));
  await startMediaServer(port, served, ends);
  academy = await startAcademy("admin", built);
  ends.defer(() => academy.stop());
  setVariables({
    ACADEMY_URL: academy.url,
    ACADEMY_DATABASE: JSON.stringify(academy.connection),
    ACADEMY_MAIL_DIR: academy.mailDir,
  });
  ends.defer(() => academyDatabase().destroy());
});
test.afterAll(() => ends.disposeAsync());

/** Sets variables until the end: other tests share this process. */
function setVariables(values: Record<string, string>): void {
  const before = Object.keys(values).map((name) => [name, process.env[name] ?? ""] as const);
  Object.assign(process.env, values);
  ends.defer(() => void Object.assign(process.env, Object.fromEntries(before)));
}

/** What the product itself serves: pages, their data and streams, and the academy's logo. */
function isProducts(request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  const kinds = ["document", "fetch", "xhr", "eventsource", "ping", "manifest"];
  const isRight = kinds.includes(request.resourceType()) || pathname === "/logo";
  return origin === academy.url && isRight;
}

const isMedia = (url: string) => url.startsWith(media);

/** Records the requests of every page that `open` opens. */
function watch(open: Open): { open: Open; requests: Request[]; failed: string[] } {
  const requests: Request[] = [];
  const failed: string[] = [];
  return {
    requests,
    failed,
    open: async (visit) => {
      const page = await open(visit);
      const context = page.context();
      context.on("request", (request) => void requests.push(request));
      context.on("response", (response) => {
        const isFault = response.status() >= 400 && isMedia(response.url());
        if (isFault) failed.push(`${response.status()} ${response.url()}`);
      });
      return page;
    },
  };
}

/** The kinds of what came from the place of media. @throws if any of it, or anything else, came from elsewhere */
function expectPlaces({ requests, failed }: ReturnType<typeof watch>): string[] {
  const elsewhere = requests.filter(
    (request) =>
      !request.url().startsWith("data:") && !isMedia(request.url()) && !isProducts(request),
  );
  expect(elsewhere.map((request) => `${request.resourceType()} ${request.url()}`)).toEqual([]);
  expect(failed).toEqual([]);
  const fromThere = requests.filter((request) => isMedia(request.url()));
  return [...new Set(fromThere.map((request) => request.resourceType()))].toSorted();
}

/** The addresses of pictures that a browser loads at its own time, or another program. */
function listPictures(page: Page): Promise<string[]> {
  return page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], meta[property="og:image"]')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute("href") ?? each.getAttribute("content") ?? ""),
    );
}

test("every public page loads its media from there", async ({ open }) => {
  const watched = watch(open);
  const page = await watched.open();
  for (const path of [...publicPaths, missingPath]) {
    await page.goto(path);
    for (const picture of await listPictures(page)) expect(picture).toContain(media);
  }
  expect(expectPlaces(watched)).toEqual(["font", "image", "script", "stylesheet"]);
  // A network may fetch its files from the product.
  const file = await page.request.get("/favicon.svg");
  expect(file.headers()["access-control-allow-origin"]).toBe("*");
  const manifest = (await page.request.get("/manifest.webmanifest")).json();
  const { icons } = (await manifest) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
});

test("the film is played from there, with its captions", async ({ open }) => {
  const watched = watch(open);
  const page = await watched.open();
  await page.goto("/");
  await button(page, "Play the Film").click();
  const cues = () =>
    page
      .locator("video")
      .evaluate(({ currentTime, textTracks: [track] }: HTMLVideoElement) =>
        currentTime > 0 && track?.mode === "showing" ? (track.cues?.length ?? 0) : 0,
      );
  await expect.poll(cues).toBeGreaterThan(2);
  expect(expectPlaces(watched)).toEqual(expect.arrayContaining(["image", "media", "texttrack"]));
});

test("the main job of the academy needs nothing else from the product", async ({ open }) => {
  test.skip(!isDeep, "only in a deep run");
  test.setTimeout(120_000);
  const watched = watch(open);
  await doMainJob(watched.open);
  expect(expectPlaces(watched)).toEqual(["font", "image", "script", "stylesheet"]);
});

test("an editor sees the draft with its media, and the academy's own logo", async ({ open }) => {
  const watched = watch(open);
  const page = await watched.open({ as: await makeAdmin() });
  await page.goto("/admin-dashboard/site/logo");
  await field(page, "Logo").setInputFiles("public/icon-512.png");
  await button(page, "Save").click();
  await page.waitForURL("**/admin-dashboard/site");
  await page.goto("/admin-dashboard/site/preview?page=/");
  await expect(button(page, "Play the Film")).toBeVisible();
  const logo = page.locator('header img[src^="/logo"]');
  await expect(logo).toHaveJSProperty("naturalWidth", 512);
  expect(expectPlaces(watched)).toEqual(expect.arrayContaining(["script", "stylesheet"]));
});
