import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { languageOfPath, languageTag, translationLanguages } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { makeGuardian, pageOf } from "#test/support/guardians.ts";
import { makeCourse, makeStudent, publish } from "#test/support/people.ts";
import { loadBundles } from "./languages.ts";
import { letters, langOf, languageCookies, readers } from "#test/support/languages.ts";

// The language of an address, and of what has no page.

const academy = useAcademy();
const { choose, makeReader, visitor, open } = readers(academy);
beforeEach(() => academy.pool.query("delete from rate_limits"));

describe("an address with a prefix", () => {
  test.each([
    ["", 200],
    ["/contact", 200],
    ["/services/math", 200],
    ["/login", 200],
    ["/tutor-signup", 200],
    ["/forgot-password/sent", 200],
    ["/no-such-page", 404],
  ] as const)("%s is in its language, for everybody", async (path, status) => {
    const student = await makeReader("hi");
    for (const language of translationLanguages) {
      for (const browser of [visitor(), visitor("en"), visitor("hi"), student.browser]) {
        const opened = await open(browser, `/${language}${path}`, { "accept-language": "en" });
        // Whoever is signed in is led from the sign-in pages to their dashboard.
        if (opened.status === 302) continue;
        expect([opened.status, opened.lang]).toEqual([status, languageTag(language)]);
        expect(opened.cookies).toEqual([]);
      }
    }
  });

  test("has its data in its language, too", async () => {
    for (const language of translationLanguages) {
      const { status, text } = await makeStudent(academy).then(({ browser }) =>
        browser.getData(`/${language}/faq`),
      );
      expect(status).toBe(200);
      expect(text).toMatch(letters[language]);
    }
  });

  test("is unknown in English, and below an area that is its reader's", async () => {
    for (const path of ["/en", "/en/contact", "/te/dashboard", "/hi/account", "/te/te/contact"]) {
      expect([path, (await visitor().get(path)).status]).toEqual([path, 404]);
    }
  });

  test("of a form with choices in it shows them", async () => {
    for (const prefix of ["", "/te", "/hi"]) {
      const page = await visitor().read(`${prefix}/book-a-demo?class=class-9`);
      expect(page).toMatch(/<option value="class-9" selected/);
    }
  });
});

describe("a public address without a prefix", () => {
  test.each(["/", "/contact", "/services/math", "/login", "/signup", "/book-a-demo"])(
    "%s is English and the same bytes, whatever a visitor's browser prefers",
    async (path) => {
      const read = async (browser: TestBrowser, asked = path) => {
        const answer = await browser.get(asked, { "accept-language": "te-IN, te;q=0.9" });
        const { headers } = answer;
        return [answer.status, headers.get("etag"), headers.getSetCookie(), await answer.text()];
      };
      const plain = await read(visitor());
      expect(langOf(String(plain[3]))).toBe("en-IN");
      expect(await read(visitor("te"))).toEqual(plain);
      expect(await read(visitor("hi"))).toEqual(plain);
      expect(await read(visitor(), `${path}?language=te`)).toEqual(plain);
    },
  );

  test("is English for a person who reads Telugu", async () => {
    const { browser } = await makeReader("te");
    for (const path of ["/", "/contact", "/faq", "/no-such-page"]) {
      const { lang, cookies } = await open(browser, path);
      expect([path, lang, cookies]).toEqual([path, "en-IN", []]);
    }
    // But for the academy's name in its own letters.
    expect((await browser.getData("/faq")).text.replaceAll("విలువ", "")).not.toMatch(letters.te);
  });

  test("the files without words are there once", async () => {
    for (const path of ["/sitemap.xml", "/robots.txt", "/site.css"]) {
      expect([path, (await visitor().get(path)).status]).toEqual([path, 200]);
      expect([path, (await visitor().get(`/te${path}`)).status]).toEqual([path, 404]);
    }
  });
});

test("in a translationLanguages build, an address without a prefix is its reader's or has no words", async () => {
  const { te } = await loadBundles(join(import.meta.dirname, "../build"));
  const { routes } = te as unknown as {
    routes: Record<string, { parentId?: string; path?: string; index?: boolean }>;
  };
  const pathOf = (id: string): string => {
    const { parentId, path } = routes[id] ?? {};
    return (parentId === undefined ? "" : pathOf(parentId)) + (path ? `/${path}` : "");
  };
  const paths = Object.keys(routes)
    .filter((id) => routes[id]?.path || routes[id]?.index)
    .map((id) => pathOf(id) || "/");
  const others = paths.filter((path) => languageOfPath(path) === "en");
  const withoutWords = [
    "sitemap.xml",
    "robots.txt",
    ".well-known/security.txt",
    "logo",
    "site.css",
    "webhooks/razorpay",
  ];
  expect(others.toSorted()).toEqual(
    ["*", "live", ...withoutWords].map((path) => `/${path}`).toSorted(),
  );
});

describe("a calendar", () => {
  test.each(translationLanguages)(
    "is in the language of its owner, %s, whoever reads it",
    async (language) => {
      const { student, tutor, assignmentId } = await makeCourse(academy);
      await publish(academy, assignmentId, tutor, "live-session", { title: "Circles" });
      await choose(student, language);
      const path = await createFeed(student);
      const stranger = await makeReader(language === "te" ? "hi" : "te");
      const english = await makeReader("en");
      const reads = async () => {
        const { rows } = await academy.pool.query<{ reads: number }>(
          "select reads::int from calendar_feeds where account_id = $1",
          [student.id],
        );
        return rows[0]?.reads;
      };
      const before = (await reads()) ?? 0;
      for (const browser of [
        visitor(),
        visitor("te"),
        visitor("hi"),
        stranger.browser,
        english.browser,
        student.browser,
      ]) {
        const answer = await browser.get(path);
        expect([answer.status, languageCookies(answer)]).toEqual([200, []]);
        expect(await answer.text()).toMatch(letters[language]);
      }
      expect(await reads()).toBe(before + 6);
    },
  );

  test("is in English for who reads English, whatever the cookie", async () => {
    const { student } = await makeCourse(academy);
    const path = await createFeed(student);
    const plain = await (await visitor().get(path)).text();
    const other = await (await visitor("te").get(path)).text();
    const withoutTime = (text: string) => text.replaceAll(/^DTSTAMP.*$/gm, "");
    expect(withoutTime(other)).toBe(withoutTime(plain));
    expect(plain).not.toMatch(/[\p{Script=Telugu}\p{Script=Devanagari}]/u);
  });

  test("of a guardian is in the language of its address", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    await publish(academy, assignmentId, tutor, "live-session", { title: "Circles" });
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const path = `${pageOf(guardian)}/classes.ics`;
    expect(await (await visitor().get(`${path}?language=hi`)).text()).toMatch(letters.hi);
    expect(await (await visitor().get(path)).text()).not.toMatch(letters.hi);
    const page = await visitor().read(`${pageOf(guardian)}?language=hi`);
    expect(page).toContain(`${path}?language=hi`);
  });
});

test("the document on privacy names the setting and the cookie", async () => {
  const text = await readFile(join(import.meta.dirname, "../docs/privacy/README.md"), "utf8");
  expect(text).toContain("the language of a person's screens and mails");
  expect(text).toContain("`viluva_language`");
});
