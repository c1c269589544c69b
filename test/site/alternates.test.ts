import { beforeAll, describe, expect, test } from "vitest";
import { accountPages, publicPages } from "#content/site/pages/pages.ts";
import {
  languageOfPath,
  languages,
  languageTag,
  localizePath,
  type Language,
} from "#domain/shared/language.ts";
import { sampleAcademy } from "#content/site/academy.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";

// Each public page names itself and the same page in the other languages, as search engines ask:
// https://developers.google.com/search/docs/specialty/international/localized-versions

const academy = useAcademy();
const paths = [...publicPages, ...accountPages].map(({ path }) => path);

interface Page {
  status: number;
  lang: string;
  canonical: string;
  /** By their tag, in the page's order. */
  alternates: [tag: string, url: string][];
  links: string[];
  html: string;
}

const pages = new Map<string, Page>();
const urlOf = (path: string) => new URL(path, sampleAcademy.website).href.replace(/\/$/, "");
const isSame = (one: string, other: string) => one.replace(/\/$/, "") === other.replace(/\/$/, "");

async function read(path: string): Promise<Page> {
  const answer = await new TestBrowser(academy).get(path);
  const html = await answer.text();
  const tags = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
  const related = (rel: string) => tags.filter((tag) => attribute(tag, "rel") === rel);
  return {
    status: answer.status,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? "",
    canonical: related("canonical")
      .map((tag) => attribute(tag, "href"))
      .join(" "),
    alternates: related("alternate").map((tag) => [
      attribute(tag, "hreflang"),
      attribute(tag, "href"),
    ]),
    links: [...html.matchAll(/<(?:a|form|area) [^>]*?(?:href|action)="([^"]*)"[^>]*>/g)].map(
      ([tag, target = ""]) => (/\shreflang=/i.test(tag) ? "" : target),
    ),
    html,
  };
}

beforeAll(async () => {
  for (const path of paths) {
    for (const language of languages) {
      const localized = localizePath(path, language);
      pages.set(localized, await read(localized));
    }
  }
});

function pageAt(path: string): Page {
  const page = pages.get(path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

const wantedAlternates = (path: string) => [
  ...languages.map((each) => [languageTag(each), urlOf(localizePath(path, each))]),
  ["x-default", urlOf(path)],
];

describe.each(languages)("in %s", (language) => {
  test("every public page answers in its language", () => {
    const answered = paths.map((path) => {
      const { status, lang } = pageAt(localizePath(path, language));
      return [path, status, lang];
    });
    expect(answered).toEqual(paths.map((path) => [path, 200, languageTag(language)]));
  });

  test("every public page is its own canonical page", () => {
    for (const path of paths) {
      const localized = localizePath(path, language);
      const { canonical } = pageAt(localized);
      expect([canonical, isSame(canonical, urlOf(localized))]).toEqual([canonical, true]);
    }
  });

  test("every public page names all languages, whose pages point back", () => {
    for (const path of paths) {
      const { alternates } = pageAt(localizePath(path, language));
      const plain = alternates.map(([tag, url]) => [tag, url.replace(/\/$/, "")]);
      expect(plain).toEqual(wantedAlternates(path));
      for (const [, url] of alternates) {
        const other = pageAt(new URL(url).pathname);
        expect(other.alternates).toEqual(alternates);
      }
    }
  });

  test("every link of a public page stays in its language", () => {
    const wrong = paths.flatMap((path) => {
      const localized = localizePath(path, language);
      return pageAt(localized)
        .links.filter((target) => target.startsWith("/") && !/\.\w+(?:[?#]|$)/.test(target))
        .filter((target) => ![null, language].includes(languageOfPath(target)))
        .map((target) => `${localized}: ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test("the switch leads to the same page in each language", () => {
    for (const path of paths) {
      const { html } = pageAt(localizePath(path, language));
      const switches = [...html.matchAll(/<a [^>]*\shreflang="([^"]*)"[^>]*>/gi)].map(
        ([tag, to = ""]) => [
          to,
          /\slang="([^"]*)"/.exec(tag)?.[1],
          /\shref="([^"]*)"/.exec(tag)?.[1],
        ],
      );
      expect(switches.length).toBeGreaterThanOrEqual(languages.length);
      const wanted = languages.map((each) => [
        languageTag(each),
        languageTag(each),
        localizePath(path, each),
      ]);
      for (const one of switches) expect(wanted).toContainEqual(one);
    }
  });
});

test("the sitemap has each page of each language, with all of them", async () => {
  const xml = await (await new TestBrowser(academy).get("/sitemap.xml")).text();
  const urls = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, loc = "", rest = ""]) => ({
      loc,
      alternates: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, url]) => [
        tag,
        url,
      ]),
    }),
  );
  const byLanguage = (path: string) => languages.map((each: Language) => localizePath(path, each));
  expect(urls.map(({ loc }) => new URL(loc).pathname)).toEqual(paths.flatMap(byLanguage));
  for (const { loc, alternates } of urls) {
    // The page and the sitemap say the same.
    expect(alternates).toEqual(pageAt(new URL(loc).pathname).alternates);
    expect(pageAt(new URL(loc).pathname).canonical).toBe(loc);
  }
});
