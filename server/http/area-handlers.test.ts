import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";
import { createAreaHandler } from "./area-handlers.ts";

const bundle = join(import.meta.dirname, "../../build/server/index.js");
const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;

interface Answer {
  status: number;
  matches: string[];
  params: object;
}

/** The product's routes as empty pages, answered with what has matched among which routes. */
const entry: ServerBuild["entry"] = {
  module: {
    default: (_request, status, _headers, { staticHandlerContext, manifest }) => {
      const { matches } = staticHandlerContext;
      const answer: Answer = {
        status,
        matches: matches.map(({ route }) => route.id),
        params: matches.at(-1)?.params ?? {},
      };
      return Response.json({ answer, routes: Object.keys(manifest.routes) });
    },
    handleError() {},
  },
};
const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { default: () => null } },
  ]),
);
const plain = { ...build, entry, routes };
const whole = createRequestHandler(plain, "production");
const byArea = createAreaHandler(plain, "production");

async function ask(handle: RequestHandler, path: string) {
  const request = new Request(`http://academy.example${path}`);
  const response = await handle(request, new RouterContextProvider());
  return (await response.json()) as { answer: Answer; routes: string[] };
}

function pathOf(id: string): string {
  const route = routes[id];
  const around = route?.parentId === undefined ? "" : pathOf(route.parentId);
  return route?.path ? `${around}/${route.path.replaceAll(/:\w+|\*/g, "some-id")}` : around;
}

const paths = new Set(Object.keys(routes).map((id) => pathOf(id) || "/"));

test.each([
  ...paths,
  "/admin-dashboard/",
  "/Admin-Dashboard/students",
  "/%61dmin-dashboard/students",
  "//admin-dashboard",
  "/admin-dashboard/students/some-id/nothing/here",
  "/dashboards",
  "/nothing/here",
])("%s matches the routes that it matches among all", async (path) => {
  expect((await ask(byArea, path)).answer).toEqual((await ask(whole, path)).answer);
});

test("a dashboard's page has only routes of its own area, and the home page", async () => {
  const all = await ask(whole, "/dashboard");
  const own = await ask(byArea, "/dashboard");
  expect(own.routes.length).toBeLessThan(all.routes.length / 4);
  expect(own.routes.length).toBeGreaterThan(5);
});

test("a page of the office has only routes of its own part of it", async () => {
  const home = await ask(byArea, "/admin-dashboard");
  const lists = await ask(byArea, "/admin-dashboard/students");
  expect(lists.routes.length).toBeLessThan(home.routes.length / 4);
});

test("a page has the routes of each address above its own, which its document names", async () => {
  for (const path of paths) {
    const { routes: own } = await ask(byArea, path);
    const segments = path.split("/");
    for (let length = segments.length - 1; length > 0; length -= 1) {
      const above = segments.slice(0, length).join("/") || "/";
      const { status, matches } = (await ask(whole, above)).answer;
      if (status === 200)
        expect(own, `${path} below ${above}`).toEqual(expect.arrayContaining(matches));
    }
  }
});
