import { expect, test } from "vitest";
import { isCrossSite } from "./origin.ts";

const own = "https://viluva.example";

function request(method: string, headers: Record<string, string>): Request {
  return new Request(`${own}/logout`, { method, headers });
}

const posts: [string, Record<string, string>, boolean][] = [
  ["its own origin", { origin: own }, false],
  ["its own origin with fetch metadata", { origin: own, "sec-fetch-site": "same-origin" }, false],
  ["no browser's headers", {}, false],
  ["a foreign origin", { origin: "https://evil.example" }, true],
  ["a sister domain", { origin: "https://shop.viluva.example" }, true],
  ["the same host on another port", { origin: `${own}:8443` }, true],
  ["a longer host", { origin: `${own}.evil.example` }, true],
  ["an opaque origin", { origin: "null" }, true],
  ["cross-site fetch metadata alone", { "sec-fetch-site": "cross-site" }, true],
  ["same-site fetch metadata", { origin: own, "sec-fetch-site": "same-site" }, true],
];

test.each(posts)("a POST with %s, the origin known and not", (_, headers, refused) => {
  expect(isCrossSite(request("POST", headers), own)).toBe(refused);
  expect(isCrossSite(request("POST", headers), null)).toBe(refused);
});

test("another scheme is foreign where the origin is known, and a proxy's where it isn't", () => {
  const plain = request("POST", { origin: "http://viluva.example" });
  expect(isCrossSite(plain, own)).toBe(true);
  expect(isCrossSite(plain, null)).toBe(false);
});

test("reading is never refused", () => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect(isCrossSite(request("GET", headers), own)).toBe(false);
});
