import { language } from "#content/shared/language.ts";
import { siteUrl, type NamedAcademy } from "#content/site/academy.ts";
import { publicFile } from "#content/shared/media.ts";
import { pageWords, tuitionDescription } from "./page-words.ts";
import { tuitionTiles } from "./tuition.ts";

/** A public page's metadata for search engines and shared links. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The file name of its picture in /social, without the extension. */
  readonly card: string;
}

function describe(path: keyof typeof pageWords, card: string): PublicPage {
  return { path, ...pageWords[path], card };
}

const written: readonly PublicPage[] = [
  describe("/", "home"),
  describe("/about-us", "about-us"),
  describe("/demo", "demo"),
  describe("/book-a-demo", "demo"),
  describe("/faq", "faq"),
  describe("/contact", "contact"),
  describe("/contact/schedule", "schedule"),
  describe("/services/math", "math"),
  describe("/services/physics", "physics"),
  describe("/services/chemistry", "chemistry"),
  describe("/services/coding", "coding"),
  describe("/services/subject-choice", "subject-choice"),
  describe("/privacy", "privacy"),
  describe("/terms", "terms"),
  describe("/refund", "refund"),
];

const tuition: readonly PublicPage[] = tuitionTiles.map((tile) => ({
  path: tile.href,
  title: tile.name,
  description: tuitionDescription(tile.text),
  card: "services",
}));

/** Every page of the public site; the sitemap and the tests read this list. */
export const publicPages: readonly PublicPage[] = [...written, ...tuition];

/** The sign-in and sign-up pages, prerendered and described like the others. */
export const accountPages: readonly PublicPage[] = [
  describe("/login", "login"),
  describe("/signup", "signup"),
  describe("/tutor-login", "tutor-login"),
  describe("/tutor-signup", "tutor-signup"),
];

/** For the academy's own team; search engines must not index it. */
export const adminPage: PublicPage = describe("/admin-login", "home");

/**
 * What is rendered once for all signed-out visitors: by the build, and by the server when the academy
 * publishes its site.
 */
export const prerenderedPaths: readonly string[] = [
  ...[...publicPages, ...accountPages, adminPage].map(({ path }) => path),
  "/book-a-demo/thanks",
  "/book-a-demo/already",
  "/forgot-password",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/site.css",
];

/** A public page's metadata. Throws for a path that is not in the lists. */
export function publicPage(path: string): PublicPage {
  const page = [...publicPages, ...accountPages, adminPage].find((one) => one.path === path);
  if (!page) throw new Error(`no public page at ${path}`);
  return page;
}

/** The absolute URL of a page's picture for shared links. */
export function cardUrl(page: PublicPage, academy: NamedAcademy): string {
  const suffix = language === "en" ? "" : `.${language}`;
  return siteUrl(publicFile(`social/${page.card}${suffix}.png`), academy);
}
