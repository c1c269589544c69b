import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  RouterContextProvider,
  type HandleDocumentRequestFunction,
  type ServerBuild,
} from "react-router";
import { expect, test, vi } from "vitest";

test("whoever leaves while a page is rendered leaves nothing in the log", async () => {
  const bundle = join(import.meta.dirname, "../build/server/index.js");
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
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
