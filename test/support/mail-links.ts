import type { Email } from "postal-mime";

/** The links of a mail's HTML, as a mail program opens them. */
export function linksOf({ html = "" }: Email): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
}
