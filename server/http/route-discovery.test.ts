import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languages } from "#domain/shared/language.ts";
import { runs } from "#test/support/depth.ts";
import { createAreaHandler } from "./area-handlers.ts";
import { createDiscoveryFilter, mostKinds } from "./route-discovery.ts";

const folder = join(import.meta.dirname, "../../build/server");
const builds = await Promise.all(
  languages.map(async (language) => {
    const bundle = join(folder, language === "en" ? "" : language, "index.js");
    return [language, (await import(pathToFileURL(bundle).href)) as ServerBuild] as const;
  }),
);

// The framework warns of each address that it can't decode.
beforeEach(() => {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => spy.mockRestore();
});

function discoveryOf(build: ServerBuild, paths: readonly string[]): Request {
  const query = new URLSearchParams({ version: build.assets.version, paths: paths.join(",") });
  return new Request(`http://academy.example${build.routeDiscovery.manifestPath}?${query}`);
}

describe.each(builds)("what %s pages learn of routes", (_, build) => {
  const whole = createRequestHandler(build, "production");
  const ours = createAreaHandler(build, "production");
  const ask = async (handle: typeof whole, paths: readonly string[]) => {
    const answer = await handle(discoveryOf(build, paths), new RouterContextProvider());
    return answer.ok ? ((await answer.json()) as object) : answer.status;
  };
  const patterns = Object.keys(build.routes).map((id) => pathOf(build, id));
  const segments = [...new Set(patterns.flatMap((pattern) => pattern.split("/")))];

  test("is what React Router answers, for each route and many at once", async () => {
    const paths = patterns.map((pattern) => pattern.replaceAll(/:\w+|\*/g, () => someId()));
    for (const path of paths) {
      expect(await ask(ours, [path])).toEqual(await ask(whole, [path]));
    }
    const some = paths.slice(0, mostKinds);
    expect(await ask(ours, some)).toEqual(await ask(whole, some));
  });

  test("is the same for any other path", async () => {
    const segment = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...segments, ...segments.map(upper)) },
      fc.constantFrom(
        "",
        ".",
        "..",
        "-",
        "a.ics",
        "a.ICS",
        "%",
        "%2F",
        "%61ccount",
        "é",
        "*",
        ":id",
        "?",
        "#",
      ),
      fc.uuid(),
      fc.string({ maxLength: 8 }),
    );
    const path = fc.array(segment, { maxLength: 6 }).map((parts) => parts.join("/"));
    await fc.assert(
      fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 4 }), async (paths) => {
        expect(await ask(ours, paths)).toEqual(await ask(whole, paths));
      }),
      { numRuns: runs({ usual: 60, deep: 1_000 }) },
    );
  });

  test("is compared once for all links of a long list", () => {
    const list = Array.from({ length: 100 }, () => `/admin-dashboard/students/${someId()}`);
    const filtered = createDiscoveryFilter(build)(discoveryOf(build, list));
    expect(new URL(filtered?.url ?? "").searchParams.get("paths")).toBe(
      "/admin-dashboard/students/-",
    );
  });

  test("is refused for more kinds of paths than a page has", async () => {
    const own = segments.filter((segment) => /^[\w-]+$/.test(segment));
    const kinds = own.map((segment) => `/${segment}`);
    expect(await ask(ours, kinds.slice(0, mostKinds))).toBeTypeOf("object");
    expect(await ask(ours, kinds.slice(0, mostKinds + 1))).toBe(400);
  });

  test("is refused without a list, and asks pages of another version to load again", async () => {
    const { manifestPath } = build.routeDiscovery;
    const { version } = build.assets;
    for (const query of [`version=${version}`, "version=other&paths=/", "paths=/"]) {
      const request = () => new Request(`http://academy.example${manifestPath}?${query}`);
      const [one, other] = await Promise.all(
        [ours, whole].map((handle) => handle(request(), new RouterContextProvider())),
      );
      expect([one?.status, ...(one?.headers ?? [])]).toEqual([
        other?.status,
        ...(other?.headers ?? []),
      ]);
    }
  });
});

let ids = 0;
function someId(): string {
  ids += 1;
  return `id${ids}`;
}

const upper = (text: string) => text.toUpperCase();

function pathOf({ routes }: ServerBuild, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  const around = parentId === undefined ? "" : pathOf({ routes } as ServerBuild, parentId);
  return path ? `${around}/${path}` : around;
}
