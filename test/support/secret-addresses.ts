import type { RouteConfigEntry } from "@react-router/dev/routes";
import { listUrls } from "./urls.ts";

// Every other parameter is taken for a secret, so that one whose name nobody has listed is hidden.
const publicParameters = new Set([
  "category",
  "holiday",
  "messageSeq",
  "role",
  "section",
  "setupStep",
  "siteLanguage",
  "siteSection",
  "siteVersion",
]);

const isSecret = (name: string) => !name.endsWith("Id") && !publicParameters.has(name);

/** The addresses of a route table that contain a secret, as patterns: `/guardian/:guardianToken/end`. */
export function listSecretAddresses(routes: readonly RouteConfigEntry[]): string[] {
  return listUrls(routes).filter((url) =>
    [...url.matchAll(/:(\w+)/g)].some(([, name = ""]) => isSecret(name)),
  );
}

/**
 * The line of the nginx example that masks these addresses in its log: of each, what follows the part
 * before its first parameter.
 *
 * @param languages those that addresses may begin with
 */
export function maskForNginx(urls: readonly string[], languages: readonly string[]): string {
  const starts = urls.map((url) => url.slice(1, url.indexOf("/:")));
  const needed = [...new Set(starts)]
    .filter((start) => !starts.some((other) => start.startsWith(`${other}/`)))
    .toSorted();
  const prefix = `(/(${languages.join("|")}))?/(${needed.join("|")})/`;
  return `"~*^(?<viluva_start>${prefix})" "\${viluva_start}(masked)";`;
}
