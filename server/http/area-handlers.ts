import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { createDiscoveryFilter } from "./route-discovery.ts";

/**
 * React Router's handler of requests, which gives it only the routes that begin with the first two
 * segments of a request's path. It compares a path with one route after the other, several times for
 * each document, and creates its routes anew for each; most of them belong to other areas.
 */
export function createAreaHandler(build: ServerBuild, mode: string): RequestHandler {
  const branches = Object.keys(build.routes)
    .filter((id) => canMatch(build, id))
    .map((id) => ({ id, segments: segmentsOf(build, id) }));
  const makeHandler = (matches: (segments: readonly Segment[]) => boolean) => {
    const ids = branches.filter(({ segments }) => matches(segments)).map(({ id }) => id);
    return createRequestHandler(withRoutes(build, ids), mode);
  };
  // For the home page, and for paths that are written differently or match no route.
  const handleOthers = createRequestHandler(build, mode);
  const areas = distinct(branches.map(({ segments }) => segments[0]));
  const handlers = new Map<string, RequestHandler>();
  for (const area of areas) {
    const inArea = (segments: readonly Segment[]) => (segments[0] ?? area) === area;
    handlers.set(area, makeHandler(inArea));
    const own = branches.filter(({ segments }) => segments[0] === area);
    for (const part of distinct(own.map(({ segments }) => segments[1]))) {
      const inPart = (segments: readonly Segment[]) =>
        inArea(segments) && (segments[1] ?? part) === part;
      handlers.set(`${area}/${part}`, makeHandler(inPart));
    }
  }
  const filterDiscovery = createDiscoveryFilter(build);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    // A page asks for routes of all areas; in Telugu at an address that begins as the public pages do.
    if (pathname === build.routeDiscovery.manifestPath) {
      const filtered = filterDiscovery(request);
      return filtered ? handleOthers(filtered, context) : new Response(null, { status: 400 });
    }
    const [, area = "", part = ""] = pathname.replace(/\.data$/, "").split("/", 3);
    const handle = handlers.get(`${area}/${part}`) ?? handlers.get(area) ?? handleOthers;
    return handle(request, context);
  };
}

/** A segment of a route's path; null where it can be any. */
type Segment = string | null;

const distinct = (segments: readonly (Segment | undefined)[]) =>
  new Set(segments.filter((segment) => typeof segment === "string"));

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

/** The segments of a route's path, up to one that can be any number of them. */
function segmentsOf(build: ServerBuild, id: string): Segment[] {
  const paths = branchOf(build, id).map((each) => build.routes[each]?.path);
  const segments = paths.filter(Boolean).join("/").split("/");
  const open = segments.findIndex((segment) => segment === "" || /[*?]/.test(segment));
  return segments
    .slice(0, open < 0 ? segments.length : open)
    .map((segment) => (segment.includes(":") ? null : segment));
}

/** A build with some of its routes and those around them. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(ids.flatMap((id) => branchOf(build, id)));
  const choose = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const assets = { ...build.assets, routes: choose(build.assets.routes) };
  return { ...build, routes: choose(build.routes), assets };
}
