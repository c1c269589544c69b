import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFileServer } from "./files.ts";
import { listen } from "./http.ts";

const script = "console.log('one to one');".repeat(100);
const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const files: Record<string, string | Buffer> = {
  "assets/app-1a2b.js": script,
  "assets/app-1a2b.js.br": brotliCompressSync(script),
  "assets/app-1a2b.js.gz": gzipSync(script),
  "film.mp4": film,
  "index.html": "<h1>Home</h1>",
  "faq/index.html": "<h1>FAQ</h1>",
  "robots.txt": "User-agent: *",
  "notes.md": "not for anybody",
  ".vite/manifest.json": "{}",
};

let server: Server;
let url = "";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-files-"));
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  const headers = { "x-content-type-options": "nosniff" };
  const { serve } = createFileServer(folder, headers, { "access-control-allow-origin": "*" });
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end("the app");
  });
  url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(url + path, { method, headers: { "accept-encoding": "identity", ...headers } });
}

async function etagOf(path: string): Promise<string> {
  return (await get(path)).headers.get("etag") ?? "";
}

test.each([
  ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=86400"],
  ["/film.mp4", "video/mp4", "public, max-age=86400"],
  ["/", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/faq", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
])("%s is sent as %s, to be kept: %s", async (path, type, keep) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toBe(keep);
  expect(answer.headers.get("vary")).toContain("accept-encoding");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("other origins may load a file, and no page", async () => {
  const allowed = async (path: string) =>
    (await get(path)).headers.get("access-control-allow-origin");
  for (const path of ["/film.mp4", "/assets/app-1a2b.js"]) expect(await allowed(path)).toBe("*");
  expect(await allowed("/faq")).toBeNull();
});

describe("a compressed twin", () => {
  test.each(["br", "gzip"])("%s is sent to who takes it", async (coding) => {
    const answer = await get("/assets/app-1a2b.js", { "accept-encoding": coding });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(200);
    expect(await answer.text()).toBe(script);
  });

  test("is not sent to who takes none, or where there is none", async () => {
    for (const answer of [
      await get("/assets/app-1a2b.js"),
      await get("/robots.txt", { "accept-encoding": "br" }),
    ]) {
      expect(answer.headers.get("content-encoding")).toBeNull();
    }
  });

  test("has no address of its own", async () => {
    expect((await get("/assets/app-1a2b.js.br")).status).toBe(404);
  });
});

describe("a file that the browser has", () => {
  test("is not sent again", async () => {
    const etag = await etagOf("/faq");
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get("/faq", { "if-none-match": known });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
      expect(answer.headers.get("etag")).toBe(etag);
    }
  });

  test("is sent when it is another", async () => {
    const answer = await get("/faq", { "if-none-match": '"other"' });
    expect([answer.status, await answer.text()]).toEqual([200, "<h1>FAQ</h1>"]);
    expect(await etagOf("/")).not.toBe(await etagOf("/faq"));
  });
});

test("HEAD tells everything but the bytes", async () => {
  const [head, full] = [await get("/film.mp4", {}, "HEAD"), await get("/film.mp4")];
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const name of ["content-length", "content-type", "etag"]) {
    expect(head.headers.get(name)).toBe(full.headers.get(name));
  }
});

describe("a part of the film", () => {
  test.each([
    ["bytes=0-1", 0, 2],
    ["bytes=990-", 990, 1000],
    ["bytes=-5", 995, 1000],
    ["bytes=0-99999", 0, 1000],
  ])("%s", async (range, from, to) => {
    const answer = await get("/film.mp4", { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/1000`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(film.subarray(from, to));
  });

  test.each(["bytes=1000-", "bytes=5-2", "bytes=0-1,4-5", "bytes=-", "bytes=a-b", "lines=0-1"])(
    "%s gets the whole",
    async (range) => {
      const answer = await get("/film.mp4", { range });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(1000);
    },
  );

  test("is not mixed with a part of an older one", async () => {
    const part = { range: "bytes=0-1" };
    const etag = await etagOf("/film.mp4");
    expect((await get("/film.mp4", { ...part, "if-range": etag })).status).toBe(206);
    expect((await get("/film.mp4", { ...part, "if-range": '"older"' })).status).toBe(200);
  });
});

describe("left to the app", () => {
  test.each([
    "/none",
    "/notes.md",
    "/.vite/manifest.json",
    "/faq/index.html/x",
    "/faq/..%2Findex.html",
    "/%2e%2e/package.json",
    "/assets/",
    "/assets/__proto__",
  ])("%s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s", async (method) => {
    expect((await get("/faq", {}, method)).status).toBe(404);
  });

  test("a page for somebody who may be signed in, but never a file", async () => {
    for (const name of ["viluva_session", "__Host-viluva_session"]) {
      const headers = { cookie: `a=1; ${name}=x` };
      expect((await get("/faq", headers)).status).toBe(404);
      expect((await get("/robots.txt", headers)).status).toBe(200);
    }
    expect((await get("/faq", { cookie: "theme=dark" })).status).toBe(200);
  });
});

test("a query changes nothing", async () => {
  expect((await get("/faq?from=mail")).status).toBe(200);
});
