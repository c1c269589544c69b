import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { get as request } from "node:http";
import { publicPaths } from "../../support/paths.ts";
import { expect, test } from "../../support/browser.ts";
import { makeStudent } from "../../support/people.ts";
import { academyUrl, getPage } from "../../support/requests.ts";

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  /** The bytes as sent, still compressed. */
  body: Buffer;
}

function get(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(academyUrl() + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const entries = Object.entries(response.headers);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    }).once("error", reject);
  });
}

test("every page is compressed and revalidated, and an unchanged one answers 304", async () => {
  for (const path of publicPaths) {
    const plain = await get(path);
    const brotli = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(brotli.status, path).toBe(200);
    expect(brotli.headers, path).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(brotli.headers["cache-control"], path).toMatch(/max-age=0.*must-revalidate|no-cache/);
    expect(brotli.headers["vary"], path).toMatch(/accept-encoding/i);
    expect(brotli.headers["vary"], path).toMatch(/cookie/i);
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
    const gzip = await get(path, { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"], path).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);

    const etag = brotli.headers["etag"] ?? "";
    expect(etag, path).toMatch(/^(W\/)?"[^"]+"$/);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await get(path, { "accept-encoding": "br", "if-none-match": known });
      expect(again.status, path).toBe(304);
      expect(again.body.length, path).toBe(0);
      expect(again.headers["etag"], path).toBe(etag);
    }
    const changed = await get(path, { "if-none-match": '"another"' });
    expect(changed.status, path).toBe(200);
  }
});

test("files with a hash in their name are cached for a year", async () => {
  const html = await (await getPage("/contact/schedule")).text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  expect(assets.length).toBeGreaterThanOrEqual(2);
  for (const asset of assets) {
    const { status, headers } = await get(asset, { "accept-encoding": "br" });
    expect(status, asset).toBe(200);
    expect(headers["cache-control"], asset).toMatch(/max-age=31536000.*immutable/);
    expect(headers["content-encoding"], asset).toBe("br");
  }
});

test("a signed-in person's page is not cached for others", async () => {
  const { cookie } = await makeStudent();
  for (const path of ["/", "/faq", "/services/no-such-service"]) {
    const { status, headers, body } = await get(path, { cookie });
    expect(status).toBe(200);
    expect(body.toString(), path).toContain("Logout");
    expect(headers["cache-control"] ?? "none", path).toMatch(/private|no-store/);
  }
  const etag = (await get("/")).headers["etag"] ?? "";
  const kept = await get("/", { cookie, "if-none-match": etag });
  expect(kept.status, "a copy from before the sign-in is not good any more").toBe(200);
});

test("the film is served in ranges", async () => {
  const part = await get("/film/promo.mp4", { range: "bytes=0-99" });
  expect(part.status).toBe(206);
  expect(part.body.length).toBe(100);
  expect(part.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(Number(part.headers["content-range"]?.split("/")[1])).toBeLessThanOrEqual(1_500_000);
});

test("HEAD answers as GET, without a body", async () => {
  const answer = await fetch(`${academyUrl()}/faq`, { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("etag")).toBe((await get("/faq")).headers["etag"]);
  expect(await answer.text()).toBe("");
});
