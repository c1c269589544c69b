import { siteUrl } from "#content/academy.ts";
import { accountPages, publicPages } from "#content/pages.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: every page that search engines should index. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { academy } = context.get(siteContext);
  const urls = [...publicPages, ...accountPages].map(
    ({ path }) => `<url><loc>${siteUrl(path, academy)}</loc></url>`,
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
