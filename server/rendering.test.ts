import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  RouterContextProvider,
  type HandleDocumentRequestFunction,
  type ServerBuild,
} from "react-router";
import { expect, test, vi } from "vitest";

const bundle = join(import.meta.dirname, "../build/server/index.js");
const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;

test("a page whose rendering fails has the status 500 and reports the error once", async () => {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const isTerms = route?.path === "terms";
      const fail = () => {
        throw new Error("rendering failed");
      };
      return [id, isTerms ? { ...route, module: { ...route.module, default: fail } } : route];
    }),
  );
  const handleError = vi.fn<() => void>();
  const entry = { ...build.entry, module: { ...build.entry.module, handleError } };
  const handle = createRequestHandler({ ...build, routes, entry }, "production");
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await handle(
    new Request("http://academy.example/terms"),
    new RouterContextProvider(),
  );
  expect([answer.status, handleError.mock.calls.length, spy.mock.calls.length]).toEqual([
    500, 1, 0,
  ]);
  expect(await answer.text()).toContain("</html>");
  spy.mockRestore();
});

test("a request aborted while its page is rendered writes nothing to the log", async () => {
  const { module } = build.entry;
  const leaving = new AbortController();
  const render: HandleDocumentRequestFunction = (...all) => {
    const rendering = module.default(...all);
    leaving.abort();
    return rendering;
  };
  const entry = { ...build.entry, module: { ...module, default: render } };
  const handle = createRequestHandler({ ...build, entry }, "production");
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});

  const request = new Request("http://academy.example/terms", { signal: leaving.signal });
  await handle(request, new RouterContextProvider());
  expect(leaving.signal.aborted).toBe(true);
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
