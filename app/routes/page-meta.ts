import type { MetaDescriptor } from "react-router";
import { siteUrl, type Academy } from "#content/academy.ts";
import { cardUrl, publicPage } from "#content/pages.ts";

/** The matches of a page, of which the root's has the academy. */
type Matches = readonly [{ loaderData: { academy: Academy } }, ...unknown[]];

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
  const title = `${page.title} · ${academy.name}`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: siteUrl(path, academy) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: academy.name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: siteUrl(path, academy) },
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
