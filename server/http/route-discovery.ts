import type { ServerBuild } from "react-router";

/** More kinds of paths than the links of any page have; each costs a comparison with all routes. */
export const mostKinds = 50;

/**
 * React Router's scripts ask which routes the links of a page lead to. It compares each path with
 * all routes, which for two thousand short paths takes half a second, so only one path of each kind
 * is passed on: which routes match depends on the segments that routes have, not on ids.
 *
 * @returns shortens such a request; null for more than 50 kinds of paths
 */
export function createDiscoveryFilter(build: ServerBuild): (request: Request) => Request | null {
  const segments = listSegments(build);
  const known = new Set(segments.filter((segment) => !segment.startsWith(":")));
  const endings = segments.flatMap((segment) => /^:\w+(\.\w+)$/.exec(segment)?.[1] ?? []);
  const simplify = (segment: string): string => {
    // Only ids: React Router ignores case, decodes "%", and ends a path at "?" and "#".
    if (!/^[\w.-]+$/.test(segment) || known.has(segment.toLowerCase())) return segment;
    return `-${endings.find((ending) => segment.toLowerCase().endsWith(ending)) ?? ""}`;
  };
  return (request) => {
    const url = new URL(request.url);
    const paths = url.searchParams.get("paths")?.split(",") ?? [];
    const kinds = new Set(paths.map((path) => path.split("/").map(simplify).join("/")));
    if (kinds.size > mostKinds) return null;
    if (kinds.size > 0) url.searchParams.set("paths", [...kinds].join(","));
    return new Request(url, { signal: request.signal });
  };
}

/** The segments of all paths of a build, in lower case. */
function listSegments({ routes }: ServerBuild): string[] {
  const paths = Object.values(routes).map((route) => route?.path ?? "");
  return [...new Set(paths.flatMap((path) => path.toLowerCase().split("/")))];
}
