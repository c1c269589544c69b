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
  "/admin-dashboard//",
  "/admin-dashboard//students",
  "/admin-dashboard/students/",
  "/admin-dashboard/students//",
  "/admin-dashboard.data",
  "/admin-dashboard/_.data",
  "/admin-dashboard/students/some-id/nothing/here",
  "/dashboards",
  "/nothing/here",
])("%s matches the routes that it matches among all", async (path) => {
  expect((await ask(byArea, path)).answer).toEqual((await ask(whole, path)).answer);
});

test("a request is matched with the routes that can match its first two segments and length", async () => {
  const all = await ask(whole, "/dashboard");
  for (const path of ["/dashboard", "/admin-dashboard", "/admin-dashboard/students"]) {
    expect((await ask(byArea, path)).routes.length, path).toBeLessThan(10);
  }
  const fees = await ask(byArea, "/admin-dashboard/fees/families/some-id");
  expect(fees.routes.length).toBeGreaterThan(10);
  expect(fees.routes.length).toBeLessThan(all.routes.length / 4);
});
