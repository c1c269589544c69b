import { siteUrl } from "#content/site/academy.ts";
import { accountPages, publicPages } from "#content/site/pages/pages.ts";
import { languages, languageTag, localizePath, type Language } from "#domain/shared/language.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: every page that search engines should index, in each language with the others. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { academy } = context.get(siteContext);
  const urls = [...publicPages, ...accountPages].flatMap(({ path }) => {
    const address = (language: Language) => siteUrl(localizePath(path, language), academy);
    const alternates = [
      ...languages.map((each) => [languageTag(each), address(each)] as const),
      ["x-default", address("en")] as const,
    ].map(([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`);
    return languages.map((each) => `<url><loc>${address(each)}</loc>${alternates.join("")}</url>`);
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
