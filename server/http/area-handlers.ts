import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { createDiscoveryFilter } from "./route-discovery.ts";

/**
 * React Router's handler of requests, which gives it only the routes that can match a request's path by
 * its first two segments and by whether there are more. It compares a path with one route after the
 * other, several times for each document, and creates its routes anew for each; most of them belong to
 * other areas. A page's document therefore describes no page above it: its links ask for those.
 */
export function createAreaHandler(build: ServerBuild, mode: string): RequestHandler {
  const branches = Object.keys(build.routes)
    .filter((id) => isBranch(build, id))
    .map((id) => ({ id, ...shapeOf(build, id) }));
  // For the home page, and for paths that are written differently or match no route.
  const handleOthers = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const add = (key: string, fits: (shape: Shape) => boolean) => {
    const ids = branches.filter(fits).map(({ id }) => id);
    handlers.set(key, createRequestHandler(withRoutes(build, ids), mode));
  };
  for (const area of distinct(branches.map(({ segments }) => segments[0]))) {
    add(area, (shape) => matchesExactly(shape, [area]));
    add(`${area}/*`, (shape) => beginsWith(shape, [area]));
    const own = branches.filter(({ segments }) => segments[0] === area);
    for (const part of distinct(own.map(({ segments }) => segments[1]))) {
      add(`${area}/${part}`, (shape) => matchesExactly(shape, [area, part]));
      add(`${area}/${part}/*`, (shape) => matchesLonger(shape, [area, part]));
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
    const segments = pathname
      .replace(/\/_\.data$|\.data$/, "")
      .split("/")
      .slice(1);
    const [area = "", part = ""] = segments;
    // React Router ignores slashes at the end.
    const length = segments.findLastIndex((segment) => segment !== "") + 1;
    const key = [area, part, "*"].slice(0, length).join("/");
    const handle = handlers.get(key) ?? handlers.get(`${area}/*`) ?? handleOthers;
    return handle(request, context);
  };
}

/** What paths a route can match. */
interface Shape {
  /** Those that its path begins with; null where it can be any. */
  segments: readonly (string | null)[];
  /** Whether any number of others can follow, or none. */
  isOpen: boolean;
}

const distinct = (segments: readonly (string | null | undefined)[]) =>
  new Set(segments.filter((segment) => typeof segment === "string"));

function beginsWith({ segments, isOpen }: Shape, begin: readonly string[]): boolean {
  return begin.every((segment, index) =>
    index < segments.length ? (segments[index] ?? segment) === segment : isOpen,
  );
}

function matchesExactly(shape: Shape, path: readonly string[]): boolean {
  return beginsWith(shape, path) && shape.segments.length <= path.length;
}

function matchesLonger(shape: Shape, begin: readonly string[]): boolean {
  return beginsWith(shape, begin) && (shape.isOpen || shape.segments.length > begin.length);
}

/** Whether a route has a path of its own; the root and layouts only surround others. */
function isBranch({ routes }: ServerBuild, id: string): boolean {
  const route = routes[id];
  return id !== "root" && (route?.path !== undefined || route?.index === true);
}

/** A route and those around it, from the outside. */
function branchOf(build: ServerBuild, id: string): string[] {
  const parentId = build.routes[id]?.parentId;
  return parentId === undefined ? [id] : [...branchOf(build, parentId), id];
}

function shapeOf(build: ServerBuild, id: string): Shape {
  const segments = branchOf(build, id).flatMap(
    (each) => build.routes[each]?.path?.split("/").filter(Boolean) ?? [],
  );
  const open = segments.findIndex((segment) => /[*?]/.test(segment));
  const fixed = open < 0 ? segments : segments.slice(0, open);
  const known = fixed.map((segment) => (segment.includes(":") ? null : segment));
  return { segments: known, isOpen: open >= 0 };
}

/** A build with some of its routes and those around them. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(ids.flatMap((id) => branchOf(build, id)));
  const choose = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const assets = { ...build.assets, routes: choose(build.assets.routes) };
  return { ...build, routes: choose(build.routes), assets };
}
