import { languages } from "#domain/shared/language.ts";
import { siteUrl } from "#content/site/academy.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/security-txt.ts";
import { day } from "#domain/shared/durations.ts";

const days = 180;
const path = "/.well-known/security.txt";

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It is not prerendered, so that
 * its date stays ahead.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { academy } = context.get(siteContext);
  const expires = new Date(Date.now() + days * day);
  const body = [
    `Contact: mailto:${academy.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl(path, academy)}`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
