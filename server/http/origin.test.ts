import { expect, test } from "vitest";
import { isSafeOrSameOrigin } from "./origin.ts";

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
  expect(isSafeOrSameOrigin(request("POST", headers), own)).toBe(allowed);
  expect(isSafeOrSameOrigin(request("POST", headers), null)).toBe(allowed);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is judged as POST is", (method) => {
  expect(isSafeOrSameOrigin(request(method, {}), own)).toBe(false);
  expect(isSafeOrSameOrigin(request(method, { origin: own }), own)).toBe(true);
});

test.each([own, null])("another scheme is foreign, the origin known (%s) and not", (known) => {
  const plain = request("POST", { origin: "http://viluva.example" });
  expect(isSafeOrSameOrigin(plain, known)).toBe(false);
});

test.each(["GET", "HEAD"])("%s is never refused", (method) => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect(isSafeOrSameOrigin(request(method, headers), own)).toBe(true);
});

test.each([
  ["/mail/unsubscribe/a.news.b-_", true],
  ["/te/mail/unsubscribe/a.news.b", true],
  ["/hi/mail/unsubscribe/a.news.b", true],
  ["/en/mail/unsubscribe/a.news.b", false],
  ["/ta/mail/unsubscribe/a.news.b", false],
  ["/te/te/mail/unsubscribe/a.news.b", false],
  ["/te/mail/unsubscribe/", false],
  ["/te/mail/unsubscribe/a.news.b/more", false],
  ["/te/mail/unsubscribe/a.news.b.data", false],
  ["/tex/mail/unsubscribe/a.news.b", false],
  ["/te/account/mail", false],
])("a mail program's POST to %s: %s", (path, allowed) => {
  const post = (headers: Record<string, string>) =>
    isSafeOrSameOrigin(new Request(own + path, { method: "POST", headers }), own);
  expect(post({})).toBe(allowed);
  expect(post({ origin: "https://evil.example" })).toBe(false);
});
