import { useRouteLoaderData } from "react-router";
import type { Site } from "#content/site/site.ts";

/** The published site, on any page below the public layout. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>("routes/public/layout");
  if (!data) throw new Error("not on a public page");
  return data.site;
}
