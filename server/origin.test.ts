import { expect, test } from "vitest";
import { comesFromUs } from "./origin.ts";

const own = "https://viluva.example";

function request(method: string, headers: Record<string, string>): Request {
  return new Request(`${own}/logout`, { method, headers });
}

const posts: [what: string, headers: Record<string, string>, allowed: boolean][] = [
  ["its own origin", { origin: own }, true],
  ["its own origin with fetch metadata", { origin: own, "sec-fetch-site": "same-origin" }, true],
  ["its own origin, sent again by hand", { origin: own, "sec-fetch-site": "none" }, true],
  ["no browser's headers", {}, false],
  ["no origin, whatever fetch metadata says", { "sec-fetch-site": "same-origin" }, false],
  ["an empty origin", { origin: "" }, false],
  ["an opaque origin", { origin: "null" }, false],
  ["a foreign origin", { origin: "https://evil.example" }, false],
  ["a sister domain", { origin: "https://shop.viluva.example" }, false],
  ["the same host on another port", { origin: `${own}:8443` }, false],
  ["a longer host", { origin: `${own}.evil.example` }, false],
  ["a host behind a name", { origin: "https://viluva.example@evil.example" }, false],
  ["two origins", { origin: `${own}, https://evil.example` }, false],
  ["cross-site fetch metadata", { origin: own, "sec-fetch-site": "cross-site" }, false],
  ["same-site fetch metadata", { origin: own, "sec-fetch-site": "same-site" }, false],
  ["fetch metadata of no kind", { origin: own, "sec-fetch-site": "same-origin, x" }, false],
];

test.each(posts)("a POST with %s, the origin known and not", (_, headers, allowed) => {
  expect(comesFromUs(request("POST", headers), own)).toBe(allowed);
  expect(comesFromUs(request("POST", headers), null)).toBe(allowed);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is judged as POST is", (method) => {
  expect(comesFromUs(request(method, {}), own)).toBe(false);
  expect(comesFromUs(request(method, { origin: own }), own)).toBe(true);
});

test("another scheme is foreign where the origin is known, and a proxy's where it isn't", () => {
  const plain = request("POST", { origin: "http://viluva.example" });
  expect(comesFromUs(plain, own)).toBe(false);
  expect(comesFromUs(plain, null)).toBe(true);
});

test.each(["GET", "HEAD"])("%s is never refused", (method) => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect(comesFromUs(request(method, headers), own)).toBe(true);
});
