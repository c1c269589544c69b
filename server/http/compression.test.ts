import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compress } from "./compression.ts";

const long = "గణితం and physics. ".repeat(200);

function ask(accepted: string): Request {
  return new Request("http://academy.example/", { headers: { "accept-encoding": accepted } });
}

function answer(body: string | null, headers: Record<string, string> = {}): Response {
  return new Response(body, { status: 202, headers: { "content-type": "text/html", ...headers } });
}

describe("an answer of text", () => {
  test.each([
    ["zstd", zstdDecompressSync],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is sent as %s and is the same text", async (coding, open) => {
    const sent = await compress(
      ask(coding),
      answer(long, { "content-length": "1", "x-kept": "1" }),
    );
    expect(sent.status).toBe(202);
    expect(sent.headers.get("content-encoding")).toBe(coding);
    expect(sent.headers.get("vary")).toBe("accept-encoding");
    expect(sent.headers.get("content-length")).toBeNull();
    expect(sent.headers.get("x-kept")).toBe("1");
    const body = new Uint8Array(await sent.arrayBuffer());
    expect(body.length).toBeLessThan(long.length / 4);
    expect(open(body).toString()).toBe(long);
  });

  test("keeps every cookie", async () => {
    const headers = new Headers({ "content-type": "text/html" });
    for (const cookie of ["a=1", "b=2"]) headers.append("set-cookie", cookie);
    const sent = await compress(ask("br"), new Response(long, { headers }));
    expect(sent.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  test.each([
    ["nobody asks for it", "identity", answer(long)],
    ["it is small", "br", answer("short")],
    ["it is compressed already", "br", answer(long, { "content-encoding": "zstd" })],
    ["it is a picture", "br", answer(long, { "content-type": "image/png" })],
  ])("stays as it is where %s", async (_, accepted, response) => {
    const before = response.headers.get("content-encoding");
    const sent = await compress(ask(accepted), response);
    expect(sent.headers.get("content-encoding")).toBe(before);
    expect([long, "short"]).toContain(await sent.text());
  });

  test.each(["text/x-script", "application/json", "image/svg+xml"])("is %s too", async (type) => {
    const sent = await compress(ask("gzip"), answer(long, { "content-type": type }));
    expect(sent.headers.get("content-encoding")).toBe("gzip");
  });
});

test("an answer without a body passes", async () => {
  const redirect = new Response(null, { status: 303, headers: { location: "/" } });
  expect(await compress(ask("br"), redirect)).toBe(redirect);
});
