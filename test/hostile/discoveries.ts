import routes from "../../app/routes.ts";
import { listUrls } from "../support/urls.ts";
import type { Attack } from "./requests.ts";
import { distinct } from "./texts.ts";

// React Router refuses a longer address.
const size = 7_500;

const segments = [...new Set(listUrls(routes).flatMap((url) => url.split("/")))]
  .filter((segment) => /^[\w-]+$/.test(segment))
  .slice(0, 36);

/** A path of segments that routes have, one for each digit of a number to the base 36. */
const knownPath = (number: string) =>
  Array.from(number, (digit) => `/${segments[Number.parseInt(digit, 36)]}`).join("");

/** Long lists of paths whose routes a page asks for. @param version that of the build's pages */
export function listDiscoveryAttacks(version: string): Attack[] {
  const lists = {
    "short paths": distinct((number) => `/${number},`, size),
    "paths without a slash": distinct((number) => `${number},`, size),
    "paths of two segments": distinct((number) => `/a/${number},`, size),
    "paths of a dashboard": distinct((number) => `/tutor-dashboard/${number},`, size),
    "paths of an admin": distinct((number) => `/admin-dashboard/students/${number},`, size),
    "paths of known segments": distinct((number) => `${knownPath(number)},`, size),
    "paths of a hundred segments": distinct((number) => `${`/${number}`.repeat(100)},`, size),
    "one path of short segments": "/a".repeat(size / 2),
    "one path of known segments": `/admin-dashboard${"/students".repeat(800)}`,
    "one path of slashes": "/".repeat(size),
    "encoded paths": distinct((number) => `/%252525${number},`, size),
    commas: ",".repeat(size),
  };
  return Object.entries(lists).map(([kind, paths]) => ({
    kind,
    at: (place) => ({ target: `${place}?version=${version}&paths=${paths}` }),
  }));
}
