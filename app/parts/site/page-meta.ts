import type { MetaDescriptor } from "react-router";
import { siteUrl, type NamedAcademy } from "#content/site/academy.ts";
import { pageLanguage } from "#content/shared/language.ts";
import { cardUrl, publicPage } from "#content/site/pages/pages.ts";
import { publicPath } from "#content/site/public-path.ts";
import { languages, languageTag, localizePath } from "#domain/shared/language.ts";

/** The matches of a page, of which the root's has the academy. */
type Matches = readonly [{ loaderData: { academy: NamedAcademy } }, ...unknown[]];

/**
 * The metadata of the public page at `path`, for search engines and shared links.
 *
 * @param structuredData schema.org objects that describe the page
 */
export function pageMeta(
  [root]: Matches,
  path: string,
  ...structuredData: readonly object[]
): MetaDescriptor[] {
  const { academy } = root.loaderData;
  const page = publicPage(path);
  const url = siteUrl(publicPath(path), academy);
  const title = `${page.title} · ${academy.name}`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(path, academy),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: academy.name },
    { property: "og:locale", content: pageLanguage.replace("-", "_") },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: cardUrl(page, academy) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${academy.name}: ${page.title}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((object) => ({
      "script:ld+json": { "@context": "https://schema.org", ...object },
    })),
  ];
}

/** The same page in each language, and the one for readers of none of them. */
function alternates(path: string, academy: NamedAcademy): MetaDescriptor[] {
  const alternate = (hrefLang: string, address: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl(address, academy),
  });
  const translated = languages.map((each) =>
    alternate(languageTag(each), localizePath(path, each)),
  );
  return [...translated, alternate("x-default", path)];
}
