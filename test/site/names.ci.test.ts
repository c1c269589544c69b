import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import { standardSite } from "#content/site/site.ts";
import * as english from "#content/site/pages/testimonials.ts";
import { localizePath } from "#domain/shared/language.ts";
import { createSession } from "#security/session.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { everyNth } from "#test/support/depth.ts";
import { cheapCost } from "#test/support/fast.ts";
import { publishName } from "#test/support/published-site.ts";
import { findSampleName } from "#test/support/sample-name.ts";
import * as hindi from "../../words/hi/content/site/pages/testimonials.ts";
import * as telugu from "../../words/te/content/site/pages/testimonials.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { readFacts, type Facts } from "../../look/facts.ts";
import { groups } from "../../look/screens.ts";

// Everything that an academy with a name of its own serves: each screen and state of the contact
// sheets as its reader gets it, and each file. The access tests ask every address as every actor.

const own = "Deepam Tutorials";
const academy = useAcademy();
let facts: Facts;

beforeAll(async () => {
  await fillSampleAcademy(academy.database, new Date(), cheapCost);
  facts = await readFacts(academy.database);
  // This academy's owner has confirmed the sender of its mails.
  await academy.pool.query("delete from kept_sender");
  // The draft that the site's editor shows.
  await academy.pool.query("update site_draft set changes = $1", [{ academy: { name: own } }]);
  await publishName(academy, own, facts.adminId);
}, 60_000);

async function signIn(email: string | null, isProved = false): Promise<TestBrowser> {
  const browser = new TestBrowser(academy);
  if (email === null) return browser;
  const { id } = await academy.database
    .selectFrom("accounts")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  browser.keep(await createSession(academy.database, false, id, ""));
  if (isProved) {
    await academy.pool.query("update sessions set confirmed_at = now() where account_id = $1", [
      id,
    ]);
  }
  return browser;
}

/** An answer's status, and what it says with its headers. */
async function read(browser: TestBrowser, path: string) {
  const answer = await browser.get(path);
  const headers = [...answer.headers].flat().join("\n");
  return { status: answer.status, text: `${headers}\n${await answer.text()}` };
}

async function expectOwnName(browser: TestBrowser, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await read(browser, path);
    expect.soft([path, status, findSampleName(text)]).toEqual([path, 200, []]);
  }
}

// Some states need a free hour in the sample's timetable; their screens are in other groups too.
const asItIs = groups.filter(({ arrange }) => !arrange);

test.each(asItIs)("the screens of $name have no other academy's name", async (group) => {
  const browser = await signIn(group.email, group.isProved);
  const paths = [...new Set(group.screens.map(({ path }) => path(facts)))];
  for (const path of everyNth(8, paths)) {
    const page = await read(browser, path);
    expect.soft([path, findSampleName(page.text)]).toEqual([path, []]);
    // The title of an address that matches no route has no name at all.
    const title = /<title[^>]*>([^<]*)/.exec(page.text)?.[1];
    if (page.status === 200)
      expect.soft([path, title]).toEqual([path, expect.stringContaining(own)]);
    const data = await browser.getData(path);
    expect.soft([path, findSampleName(data.text)]).toEqual([path, []]);
  }
});

test("no built file has it, as it is served", async () => {
  const folder = join(import.meta.dirname, "../../build/client");
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && !file.parentPath.includes(".vite"))
    .map((file) => join(file.parentPath, file.name).slice(folder.length))
    .map((path) => path.replace(/\/index\.html$/, "") || "/")
    .filter((path) => !/\.(br|gz|png|webp|mp4|woff2|ico)$/.test(path));
  expect(paths.length).toBeGreaterThan(150);
  await expectOwnName(
    new TestBrowser(academy),
    paths.filter((path) => !/\.(txt|xml|css|webmanifest)\.data$/.test(path)),
  );
});

const samples = [telugu, hindi, english].flatMap(({ homeTestimonials, demoTestimonials }) =>
  [...homeTestimonials, ...demoTestimonials].flatMap(({ quote, name }) => [quote, name]),
);

test.each(["te", "hi"] as const)(
  "no public page in %s has it, or invented people",
  async (language) => {
    const paths = prerenderedPathsIn(language);
    await expect
      .poll(async () => (await fetch(academy.url + localizePath("/", language))).text())
      .toContain(own);
    await expectOwnName(new TestBrowser(academy), paths);
    for (const path of paths) {
      const text = await (await fetch(academy.url + path)).text();
      const found = [...samples, ...standardSite.about.team.people.map(({ name }) => name)].filter(
        (sample) => text.includes(sample),
      );
      expect.soft([path, found]).toEqual([path, []]);
      // Nothing is in English: the academy has written no words of its own.
      expect.soft([path, /<(?!a\b)\w+ [^>]*lang="en"/.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  },
);

test("no feed, list, export or file for machines has it", async () => {
  const visitor = new TestBrowser(academy);
  const student = await signIn("student@viluva.example", true);
  const tutor = await signIn("tutor@viluva.example", true);
  const admin = await signIn("admin@viluva.example", true);
  const feeds = await Promise.all(
    [student, tutor].map((browser) => createFeed({ browser }, "viluva-demo")),
  );
  await expectOwnName(visitor, [
    ...feeds,
    `/guardian/${facts.guardianToken}/classes.ics`,
    "/.well-known/security.txt",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
  ]);
  await expectOwnName(student, [
    `/dashboard/sessions/${facts.comingId}.ics`,
    "/account/export.json",
  ]);
  await expectOwnName(tutor, [
    `/tutor-dashboard/sessions/${facts.comingId}.ics`,
    "/account/export.json",
  ]);
  await expectOwnName(admin, [
    ...["students", "tutors", "assignments", "quality", "quality/lessons"].map(
      (list) => `/admin-dashboard/${list}.csv`,
    ),
    "/account/export.json",
  ]);
});

test("no error page has it", async () => {
  const visitor = new TestBrowser(academy);
  const student = await signIn("student@viluva.example");
  const answers = [
    await read(visitor, "/no-such-page"),
    await read(visitor, "/no-such-file.txt"),
    await read(student, "/no-such-page"),
    await read(student, "/tutor-dashboard"),
    await read(student, `/dashboard/courses/${facts.noId}`),
    await read(visitor, `/guardian/${facts.noToken}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 404, 404]);
  expect(answers.flatMap(({ text }) => findSampleName(text))).toEqual([]);
});
