import { beforeAll, describe, expect, test } from "vitest";
import { languages, localizePath, type Language } from "#domain/shared/language.ts";
import * as hi from "#words/hi/content/shared/errors.ts";
import * as te from "#words/te/content/shared/errors.ts";
import { createSession } from "#security/session.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth, isDeep, seed } from "#test/support/depth.ts";
import { cookieOf } from "#test/support/languages.ts";
import { cheapCost } from "#test/support/fast.ts";
import { razorpayKeys } from "#test/support/razorpay.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { readFacts, type Facts } from "../../look/facts.ts";
import type { Group } from "../../look/screen.ts";
import { groups } from "../../look/screens.ts";

// Every screen of the route table (look/screens.test.ts compares them): one heading of the first
// level, which says where a person is, and a title, which a tab and the history show.

// With what families pay online, whose screens are not there without it.
const academy = useAcademy(razorpayKeys);
/** The addresses whose screens were read. */
const read = new Set<string>();
let facts: Facts;

beforeAll(async () => {
  await fillSampleAcademy(academy.database, new Date(), cheapCost);
  facts = await readFacts(academy.database);
}, 60_000);

async function signIn({ email, isProved = false }: Group): Promise<TestBrowser> {
  const browser = new TestBrowser(academy);
  if (email === null) return browser;
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from accounts where email = $1",
    [email],
  );
  browser.keep(await createSession(academy.database, false, rows[0]?.id ?? "", ""));
  if (isProved) {
    await academy.pool.query("update sessions set confirmed_at = now() where account_id = $1", [
      rows[0]?.id,
    ]);
  }
  return browser;
}

interface Shown {
  url: string;
  path: string;
  title: string;
  headings: number;
}

async function readScreens(group: Group, language: Language): Promise<Shown[]> {
  const browser = await signIn(group);
  browser.keep(cookieOf(language));
  const shown: Shown[] = [];
  // A mistake in the words of one language is rare; each run reads other screens of it.
  const screens = language === "en" ? group.screens : everyNth(4, group.screens);
  for (const { url, path } of screens) {
    const address = localizePath(path(facts), language);
    if (shown.some((other) => other.path === address)) continue;
    const answer = await browser.get(address);
    if (!answer.headers.get("content-type")?.includes("html")) continue;
    const html = (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, "");
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    shown.push({
      url,
      path: address,
      title,
      headings: html.split("<h1").length - 1,
    });
  }
  return shown;
}

// Some states need a free hour in the sample's timetable; their screens are in other groups too.
const asItIs = groups.filter(({ arrange }) => !arrange);

/** English, and one of the others; both in a deep run. */
const tried: readonly Language[] = isDeep() ? languages : ["en", seed() % 2 === 0 ? "te" : "hi"];

const notFound = {
  en: "Page not found",
  te: te.errorPageFor(404, "").title,
  hi: hi.errorPageFor(404, "").title,
};

describe.each(asItIs)("the screens of $name", (group) => {
  test.each(tried)(
    "have one heading of the first level, and a title of its own that says nothing twice, in %s",
    async (language) => {
      await academy.pool.query("update accounts set language = $1", [language]);
      const shown = await readScreens(group, language);
      if (language === "en") expect(shown.length).toBeGreaterThan(0);
      const wrong = shown.filter(({ headings }) => headings !== 1);
      expect.soft(wrong.map(({ path, headings }) => [path, headings])).toEqual([]);
      const repeated = shown.filter(({ title }) => {
        const parts = title.split(" · ");
        return title === "" || new Set(parts).size < parts.length;
      });
      expect.soft(repeated.map(({ path, title }) => [path, title])).toEqual([]);
      const found = shown.filter(({ title }) => !title.startsWith(notFound[language]));
      for (const { url } of found) read.add(url);
      expect.soft(findShared(found)).toEqual([]);
    },
  );
});

/** The titles that several addresses of one person have: each address has its own. */
function findShared(shown: readonly Shown[]): [title: string, urls: string[]][] {
  return Map.groupBy(shown, ({ title }) => title)
    .entries()
    .map(([title, screens]): [string, string[]] => [title, screens.map(({ url }) => url)])
    .filter(([, urls]) => new Set(urls).size > 1)
    .toArray();
}

// The page that does not exist, a link of a mail that is none, what a student does not see whose guardian
// pays, a pay run that is paid, and what needs a second factor.
const neverFound = [
  "/*",
  "/mail/unsubscribe/:token",
  "/dashboard/fees/online",
  "/dashboard/fees/documents/:documentId",
  "/admin-dashboard/fees/pay-runs/:runId/reversal",
  "/account/second-factor/recovery-codes",
  "/account/second-factor/removal",
];

test("no screen is left out", () => {
  const all = groups.flatMap(({ screens }) => screens.map(({ url }) => url));
  expect([...new Set(all)].filter((url) => !read.has(url))).toEqual(neverFound);
});

test.each([
  ["admin", "/admin-dashboard/students/"],
  ["admin", "/admin-dashboard/lessons/"],
  ["tutor", "/tutor-dashboard/requests/"],
  ["student", "/dashboard/courses/"],
])("a page that the %s does not have has one heading, too: %s", async (name, path) => {
  const browser = await signIn({ name, email: `${name}@viluva.example`, screens: [] });
  const answer = await browser.get(`${path}00000000-0000-4000-8000-000000000000`);
  expect([answer.status, (await answer.text()).split("<h1").length - 1]).toEqual([404, 1]);
});
