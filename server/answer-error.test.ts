import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { EventLog } from "#request/context.ts";
import type { App } from "./app.ts";
import {
  createLanguageListener,
  forEachLanguage,
  loadBundles,
  type ByLanguage,
  type ServerBundle,
} from "./languages.ts";

// What an app can't answer itself: only a request that is no valid URL is the client's mistake.

const log = vi.fn<EventLog>();
let bundles: ByLanguage<ServerBundle>;
let stop = () => {};

beforeAll(async () => {
  bundles = await loadBundles(join(import.meta.dirname, "../build"));
});
afterEach(() => {
  stop();
  log.mockClear();
});

/** Serves apps that answer as `answer` does. @returns the origin */
async function serve(answer: App["answer"]): Promise<string> {
  // Nothing asks it.
  const pool = new pg.Pool();
  const options = { pool, publicUrl: null, log, currentRequest: () => undefined };
  const apps = forEachLanguage((language) => ({
    ...bundles[language].createApp(options as never),
    answer,
  }));
  const server = createServer(createLanguageListener(apps, null)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, App["answer"]]>([
  ["an app that throws", () => Promise.reject(new TypeError("unexpected"))],
  ["apps that refuse their own language", () => Promise.resolve("te")],
])("the error of %s is reported, and answered with the error page", async (_, answer) => {
  const origin = await serve(answer);
  const response = await fetch(`${origin}/te/contact`);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const page = await response.text();
  expect(page).toContain('<html lang="te-IN"');
  expect(page).toMatch(/\p{Script=Telugu}/u);
  expect(log.mock.calls).toEqual([
    [
      "error",
      "unexpected-error",
      expect.objectContaining({
        requestId: response.headers.get("x-request-id"),
        error: expect.stringMatching(/^(?:Type)?Error$/),
        at: expect.arrayContaining([expect.any(String)]),
      }),
    ],
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toContain("refused");
});

test("a request that was aborted is not reported", async () => {
  const [isAsked, isLeft] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const origin = await serve(({ signal }) => {
    isAsked.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        reject(new Error("unexpected"));
        isLeft.resolve();
      });
    });
  });
  const leaving = new AbortController();
  const asking = fetch(origin, { signal: leaving.signal }).catch(() => "left");
  await isAsked.promise;
  leaving.abort();
  expect(await asking).toBe("left");
  await isLeft.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).not.toHaveBeenCalled();
});
