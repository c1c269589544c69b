import type { Site } from "#content/site/site.ts";

/** The matches of a public page, of which the layout's has the site. */
export type PublicMatches = readonly [unknown, { loaderData: { site: Site } }, ...unknown[]];

/** The published site, for the `meta` of a public page. */
export function siteOf([, layout]: PublicMatches): Site {
  return layout.loaderData.site;
}
