import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, expect, test } from "vitest";
import { prerenderedPaths } from "#content/site/pages/pages.ts";
import type { Database } from "#data/shared/database.ts";
import { resolveSite, standardSite } from "#content/site/site.ts";
import { insertSiteVersion } from "#data/site/site.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";
import { createSitePublisher, type SitePublisher } from "./publisher.ts";
import type { BuiltFile } from "#server/http/built-files.ts";
import type { RenderedSite } from "./render.ts";

const academy = useAcademy();
const pages = prerenderedPaths.filter((path) => !path.includes("."));
let admin: Person;
let student: Person;
let publisher: SitePublisher | null = null;

beforeAll(async () => {
  [admin, student] = [await makeAdmin(academy), await makeStudent(academy)];
});
afterEach(() => publisher?.stop());

function publish(changes: unknown) {
  const author = { accountId: admin.id, name: "Asha" };
  return academy.database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note: "" }));
}

const named = (name: string) => ({ academy: { name } });

async function read(path: string): Promise<string> {
  return (await fetch(academy.url + path)).text();
}

/** The bytes of an answer as they were sent. */
function readCoded(path: string, coding: string) {
  return new Promise<Buffer>((resolve) => {
    get(academy.url + path, { headers: { "accept-encoding": coding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}

async function readEtags(): Promise<(string | null)[]> {
  const answers = await Promise.all(pages.map((path) => fetch(academy.url + path)));
  return answers.map(({ headers }) => headers.get("etag"));
}

test("a published site is on every page, in every coding, and on pages of signed-in people", async () => {
  const built = await readEtags();
  const compressed = await readCoded("/faq", "br");
  await publish(named("Deepam Tutorials"));
  await expect.poll(() => read("/")).toContain("Deepam Tutorials");
  for (const path of pages) {
    expect([path, await read(path)]).toEqual([path, expect.stringContaining("Deepam Tutorials")]);
  }
  expect((await readEtags()).filter((etag) => built.includes(etag))).toEqual([]);
  const text = await read("/faq");
  expect(brotliDecompressSync(await readCoded("/faq", "br")).toString()).toBe(text);
  expect(gunzipSync(await readCoded("/faq", "gzip")).toString()).toBe(text);
  expect(await (await student.browser.get("/faq")).text()).toContain("Deepam Tutorials");
  await publish({ academy: { website: "https://deepam.example" } });
  await expect.poll(() => read("/robots.txt")).toContain("https://deepam.example/sitemap.xml");
  expect(await read("/sitemap.xml")).toContain("<loc>https://deepam.example/faq</loc>");

  // Without changes the pages are those of the build, byte for byte.
  await publish({});
  await expect.poll(readEtags).toEqual(built);
  expect(await readCoded("/faq", "br")).toEqual(compressed);
});

test("a restored academy's site is shown, also if it has the same number", async () => {
  await publish(named("Before"));
  await expect.poll(() => read("/")).toContain("Before");
  await academy.pool.query(
    `update site_versions set changes = $1, published_at = now() - interval '1 day'
     where version = (select max(version) from site_versions)`,
    [JSON.stringify(named("Restored"))],
  );
  await academy.pool.query("select pg_notify('viluva_changes', 'everyone')");
  await expect.poll(() => read("/")).toContain("Restored");
});

/** A publisher that renders nothing, what it was asked to render, and what it logged. */
function createIdle(
  render?: (name: string) => Promise<void>,
  database: Database = academy.database,
) {
  const rendered: string[] = [];
  const shown: string[][] = [];
  const logged: unknown[] = [];
  let now = new Date("2027-01-10T12:00:00Z");
  publisher = createSitePublisher({
    database,
    language: "en",
    resolve: resolveSite,
    log: (_, event, fields) => logged.push([event, fields]),
    async render({ academy: { name } }): Promise<RenderedSite> {
      rendered.push(name);
      await render?.(name);
      return {
        files: new Map([[name, {} as BuiltFile]]),
        compressMore: () => Promise.resolve(null),
      };
    },
    show: (files) => void shown.push([...files.keys()]),
    now: () => now,
    intervals: { compressMore: null, retry: 10, day: 20 },
  });
  return {
    publisher,
    rendered,
    shown,
    logged,
    setTime: (time: string) => void (now = new Date(time)),
  };
}

test("versions that were published during a rendering are one rendering more", async () => {
  await publish(named("First"));
  let more = 3;
  const { publisher: idle, rendered } = createIdle(async () => {
    while (more > 0) {
      more -= 1;
      await publish(named(`Later ${more}`));
      idle.onMessage("site");
    }
  });
  await idle.refresh();
  expect(rendered).toEqual(["First", "Later 0"]);
  await idle.refresh();
  expect([rendered.length, idle.site().academy.name]).toEqual([2, "Later 0"]);
});

test("a site that can't be rendered leaves the one before, and is logged without its words", async () => {
  await publish(named("Good"));
  let isBroken = false;
  const { publisher: idle, logged } = createIdle(() =>
    isBroken ? Promise.reject(new RangeError("Bad")) : Promise.resolve(),
  );
  await idle.refresh();
  isBroken = true;
  const version = await publish(named("Bad"));
  await idle.refresh();
  expect(idle.site().academy.name).toBe("Good");
  expect(logged.at(-1)).toEqual([
    "site-not-rendered",
    { version, language: "en", error: "RangeError" },
  ]);
  isBroken = false;
  await publish({ ...named("Better"), questions: "damaged" });
  await idle.refresh();
  expect(idle.site().academy.name).toBe("Better");
  expect(logged).toContainEqual([
    "site-section-damaged",
    { version: version + 1, section: "questions" },
  ]);
});

const failing = (names: string) => (name: string) =>
  names.includes(name) ? Promise.reject(new RangeError(name)) : Promise.resolve();

test("an instance that starts with versions it can't render shows the newest that it can, never the samples", async () => {
  const version = await publish(named("Works"));
  // More than a page of the list.
  await academy.pool.query(
    `insert into site_versions (version, changes, publisher, note)
     select $1::int + number, $2, 'Asha', '' from generate_series(1, 27) number`,
    [version, JSON.stringify(named("Breaks"))],
  );
  const { publisher: idle, rendered, shown, logged } = createIdle(failing("Breaks"));
  await idle.refresh();
  expect([idle.site().academy.name, idle.version(), shown]).toEqual([
    "Works",
    version,
    [["Works"]],
  ]);
  expect(rendered).toHaveLength(28);
  // Nor does it go back to it again and again.
  await idle.refresh();
  expect([rendered.length, shown.length]).toEqual([29, 1]);
  await publish(named("Mended"));
  await idle.refresh();
  expect(idle.site().academy.name).toBe("Mended");
  const errors = logged.filter((line) => (line as unknown[])[0] === "site-not-rendered");
  expect(errors).toHaveLength(28);
});

test("one that can render no version at all has the academy's name, and no page of the samples", async () => {
  await academy.pool.query("delete from site_versions");
  const version = await publish(named("Breaks"));
  const { publisher: idle, shown, logged } = createIdle(failing("Breaks"));
  await idle.refresh();
  expect([idle.site().academy.name, idle.version(), shown]).toEqual(["Breaks", version, [[]]]);
  expect(logged.at(-1)).toEqual(["site-without-pages", { version, language: "en" }]);
});

test("a version that can't be rendered leaves older announcements fresh when a day begins", async () => {
  const announcement = { text: "Holiday tomorrow", from: "2027-01-10", until: "2027-01-10" };
  await publish({ ...named("Works"), announcements: [announcement] });
  const { publisher: idle, rendered, setTime } = createIdle(failing("Breaks"));
  await idle.refresh();
  await publish(named("Breaks"));
  setTime("2027-01-10T18:30:00Z");
  await idle.refresh();
  expect(rendered.slice(0, 3)).toEqual(["Works", "Breaks", "Works"]);
});

test("a damaged section says what it said in the last version that has it", async () => {
  const contacts = { ...standardSite.academy, email: "hello@deepam.example" };
  await publish({ academy: { ...contacts, name: "Deepam" } });
  await publish({ academy: { name: "Deepam" } });
  await publish({ academy: { ...contacts, name: "Deepam Tutorials", email: "damaged" } });
  const { publisher: idle } = createIdle();
  await idle.refresh();
  const { name, email } = idle.site().academy;
  expect([name, email]).toEqual(["Deepam Tutorials", "hello@deepam.example"]);
});

test("an unavailable database is asked again", async () => {
  await publish(named("Patient"));
  let failures = 3;
  const away = {
    selectFrom(table: "site_versions") {
      failures -= 1;
      if (failures >= 0) throw new Error("away");
      return academy.database.selectFrom(table);
    },
  } as unknown as Database;
  const { publisher: idle } = createIdle(undefined, away);
  await idle.refresh();
  expect([failures, idle.site().academy.name]).toEqual([-1, "Patient"]);
});

test("announcements are rendered again when a day begins in India", async () => {
  const announcement = { text: "Holiday tomorrow", from: "2027-01-10", until: "2027-01-10" };
  await publish({ ...named("Daily"), announcements: [announcement] });
  const { publisher: idle, rendered, setTime } = createIdle();
  await idle.refresh();
  setTime("2027-01-10T18:29:00Z");
  await idle.refresh();
  expect(rendered).toHaveLength(1);
  setTime("2027-01-10T18:30:00Z");
  await expect.poll(() => rendered.length).toBe(2);
});
