import { siteUrl } from "#content/academy.ts";

const closed = [
  "/calendar",
  "/guardian",
  "/dashboard",
  "/tutor-dashboard",
  "/admin-dashboard",
  "/logout",
];

/** `/robots.txt`: search engines must not index dashboards and bearer links. */
export function loader(): Response {
  const body = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl("/sitemap.xml")}`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
