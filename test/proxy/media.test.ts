import { extname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#server/build.ts";
import { readBuiltFiles } from "#server/http/built-files.ts";
import { findPort } from "../support/ports.ts";
import { lacksNginx, startMediaServer } from "./nginx.ts";

// The example of a server of media, with the files of our own build.

const lack = lacksNginx();
const folder = join(root, "build/client");
const files = readBuiltFiles(folder, {}, {});
const isProducts = (path: string) =>
  files.get(path)?.isPage === true ||
  /\.(txt|xml|webmanifest)$|^\/site\.css$|^\/worker(-off)?\.js$/.test(path);
/** A file of each kind. */
const media = [
  ...new Map(
    [...files.keys()]
      .filter((path) => !isProducts(path))
      .map((path) => [path.split("/", 2).join("/") + extname(path), path]),
  ).values(),
];
const ends = new AsyncDisposableStack();
let url = "";

beforeAll(async () => {
  if (lack) return;
  const port = await findPort();
  await startMediaServer(port, folder, ends);
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => ends.disposeAsync());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { "accept-encoding": "identity", ...headers } });

describe.skipIf(lack !== null)(`the example of media${lack ? ` (${lack})` : ""}`, () => {
  test("has the kinds of files that pages load", () => {
    const kinds = new Set(media.map((path) => extname(path)));
    const loaded = [".css", ".ico", ".js", ".mp4", ".png", ".svg", ".vtt", ".webp", ".woff2"];
    expect([...kinds].toSorted()).toEqual(loaded);
  });

  test.each(media)("%s is as the product serves it, for every origin", async (path) => {
    const { head = [], whole } = files.get(path) ?? {};
    const of = (name: string) => head[head.indexOf(name) + 1];
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": of("content-type"),
      "cache-control": of("cache-control"),
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(whole?.body.equals(await answer.bytes())).toBe(true);
  });

  test("sends what was compressed at the build", async () => {
    const compressed = media.filter((path) => files.get(path)?.gzip);
    expect(compressed.length).toBeGreaterThan(4);
    for (const path of compressed) {
      const answer = await get(path, { "accept-encoding": "gzip" });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("content-length")).toBe(String(files.get(path)?.gzip?.body.length));
    }
  });

  test("sends a part of the film", async () => {
    const answer = await get("/film/promo.mp4", { range: "bytes=10-19" });
    expect([answer.status, (await answer.bytes()).length]).toEqual([206, 10]);
  });

  test("has nothing else of the build", async () => {
    const others = [...files.keys()].filter(isProducts);
    expect(others.length).toBeGreaterThan(50);
    for (const path of [...others, "/index.html", "/favicon.svg.gz", "/.vite/manifest.json"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});
