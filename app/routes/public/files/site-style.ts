import { siteStyle } from "#content/site/style.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/site-style.ts";

/** `/site.css`: an academy's own colours, for the pages of those that have some. */
export function loader({ context }: Route.LoaderArgs) {
  const style = siteStyle(context.get(siteContext).colours);
  return new Response(style, { headers: { "content-type": "text/css; charset=utf-8" } });
}
