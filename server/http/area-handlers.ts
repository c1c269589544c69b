import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { createDiscoveryFilter } from "./route-discovery.ts";

/**
 * React Router's handler of requests, which gives it only the routes that begin with the first
 * segment of a request's path. It compares a path with one route after the other, several times for
 * each document, and creates its routes anew for each; most of them belong to other areas.
 */
export function createAreaHandler(build: ServerBuild, mode: string): RequestHandler {
  const branches = Object.keys(build.routes).filter((id) => canMatch(build, id));
  const areaOf = new Map(branches.map((id) => [id, firstSegment(build, id)]));
  const areas = new Set([...areaOf.values()].filter((area) => area !== null));
  const handlers = new Map(
    [...areas].map((area) => {
      const ids = branches.filter((id) => (areaOf.get(id) ?? area) === area);
      return [area, createRequestHandler(withRoutes(build, ids), mode)] as const;
    }),
  );
  // For the home page, and for paths that are written differently or match no route.
  const handleOthers = createRequestHandler(build, mode);
  const filterDiscovery = createDiscoveryFilter(build);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    // A page asks for routes of all areas; in Telugu at an address that begins as the public pages do.
    if (pathname === build.routeDiscovery.manifestPath) {
      const filtered = filterDiscovery(request);
      return filtered ? handleOthers(filtered, context) : new Response(null, { status: 400 });
    }
    const [, area = ""] = pathname.split("/", 2);
    return (handlers.get(area) ?? handleOthers)(request, context);
  };
}

/** Whether a route has a path of its own; the root and layouts only surround others. */
function canMatch({ routes }: ServerBuild, id: string): boolean {
  const route = routes[id];
  return id !== "root" && (route?.path !== undefined || route?.index === true);
}

/** A route and those around it, from the outside. */
function branchOf(build: ServerBuild, id: string): string[] {
  const parentId = build.routes[id]?.parentId;
  return parentId === undefined ? [id] : [...branchOf(build, parentId), id];
}

/** The first segment of a route's path; null where it can be any. */
function firstSegment(build: ServerBuild, id: string): string | null {
  const paths = branchOf(build, id).map((each) => build.routes[each]?.path);
  const [segment = ""] = paths.filter(Boolean).join("/").split("/");
  return segment === "" || /[:*?]/.test(segment) ? null : segment;
}

/** A build with some of its routes and those around them. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(ids.flatMap((id) => branchOf(build, id)));
  const choose = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const assets = { ...build.assets, routes: choose(build.assets.routes) };
  return { ...build, routes: choose(build.routes), assets };
}
