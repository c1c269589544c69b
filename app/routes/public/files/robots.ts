import { siteUrl } from "#content/site/academy.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/robots.ts";

const closed = [
  "/calendar",
  "/fees",
  "/guardian",
  "/dashboard",
  "/tutor-dashboard",
  "/admin-dashboard",
  "/logout",
];

/** `/robots.txt`: search engines must not index dashboards and bearer links. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { academy } = context.get(siteContext);
  const body = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl("/sitemap.xml", academy)}`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
