import { describe, expect, test } from "vitest";
import {
  englishPath,
  languageOfPath,
  languages,
  languageTag,
  localizePath,
  parseLanguage,
  type Language,
} from "./language.ts";

const translated = ["te", "hi"] as const;

test("only the exact code is a language", () => {
  expect(languages.map(parseLanguage)).toEqual(languages);
  const others = [
    "TE",
    "te-IN",
    " te",
    "te ",
    "",
    "tel",
    "constructor",
    null,
    undefined,
    ["te"],
    1,
  ];
  expect(others.map(parseLanguage)).toEqual(others.map(() => null));
});

test("a tag names the language as it is written in India", () => {
  expect(languages.map(languageTag)).toEqual(["en-IN", "te-IN", "hi-IN"]);
});

describe("the language of an address", () => {
  test.each<[path: string, language: Language | null]>([
    ["/", "en"],
    ["", "en"],
    ["/_.data", "en"],
    ["/contact", "en"],
    ["/contact.data", "en"],
    ["/te", "te"],
    ["/te/", "te"],
    ["/te.data", "te"],
    ["/te?index", "te"],
    ["/te#top", "te"],
    ["/te/contact", "te"],
    ["/te/contact.data", "te"],
    ["/hi/services/math", "hi"],
    // Only the whole first segment is a language.
    ["/tech", "en"],
    ["/hindi", "en"],
    ["/team/te", "en"],
    ["/te-IN/contact", "en"],
    ["/TE/contact", "en"],
    ["//te/contact", "en"],
    ["/%74e/contact", "en"],
    ["/te.txt", "en"],
    // There is no prefix for the original.
    ["/en", "en"],
    ["/fr/contact", "en"],
  ])("%s is %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  test.each([
    "/account",
    "/account.data",
    "/account?index",
    "/account/language",
    "/admin-dashboard/students.csv",
    "/calendar/token.ics",
    "/dashboard",
    "/dashboard#today",
    "/dashboard/demo",
    "/goodbye",
    "/guardian",
    "/guardian/consent/token?language=te",
    "/logout",
    "/passkey/challenge",
    "/requests/token",
    "/tutor-dashboard.data?_routes=root",
  ])("%s is its reader's", (path) => {
    expect(languageOfPath(path)).toBeNull();
  });

  test.each(["/accounts", "/dashboard2", "/guardians", "/te/dashboard", "/about-us/account"])(
    "%s is not its reader's",
    (path) => {
      expect(languageOfPath(path)).not.toBeNull();
    },
  );
});

describe("the address of a page in a language", () => {
  test.each(translated)("has a prefix in %s", (language) => {
    expect(localizePath("/", language)).toBe(`/${language}`);
    expect(localizePath("/contact", language)).toBe(`/${language}/contact`);
    expect(localizePath("/services/math", language)).toBe(`/${language}/services/math`);
    expect(localizePath("/tech", language)).toBe(`/${language}/tech`);
  });

  test.each(translated)("keeps its query and fragment in %s", (language) => {
    expect(localizePath("/?a=/b", language)).toBe(`/${language}?a=/b`);
    expect(localizePath("/#plans", language)).toBe(`/${language}#plans`);
    expect(localizePath("/contact?topic=a#form", language)).toBe(
      `/${language}/contact?topic=a#form`,
    );
  });

  test.each(["#plans", "mailto:a@b.example", "https://video.example/", "tel:+91", ""])(
    "%s is no path of the site, and stays",
    (path) => {
      for (const language of languages) expect(localizePath(path, language)).toBe(path);
    },
  );

  test.each(["/account", "/dashboard?week=1", "/guardian/token", "/logout", "/calendar/a.ics"])(
    "%s is its reader's, and stays",
    (path) => {
      for (const language of languages) expect(localizePath(path, language)).toBe(path);
    },
  );

  const pages = ["/", "/contact", "/?a=b", "/#plans", "/faq#fees", "/tech", "/dashboard", "#here"];

  test("is the same when it is asked for again", () => {
    for (const page of pages) {
      for (const first of languages) {
        const once = localizePath(page, first);
        expect(localizePath(once, first)).toBe(once);
      }
    }
  });

  test("a page that has a language keeps it", () => {
    expect(localizePath("/te/contact", "hi")).toBe("/te/contact");
    expect(localizePath("/te/contact", "en")).toBe("/te/contact");
  });

  test("has the English one behind it", () => {
    for (const page of pages) {
      for (const language of languages)
        expect(englishPath(localizePath(page, language))).toBe(page);
    }
  });
});

test("the English address of a page", () => {
  expect(englishPath("/te")).toBe("/");
  expect(englishPath("/te/")).toBe("/");
  expect(englishPath("/hi/contact")).toBe("/contact");
  expect(englishPath("/contact")).toBe("/contact");
  expect(englishPath("/tech")).toBe("/tech");
  expect(englishPath("/account")).toBe("/account");
});
