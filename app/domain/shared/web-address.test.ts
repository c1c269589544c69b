import fc from "fast-check";
import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  "https://forms.example/d/e/1FAIpQ?usp=sf_link#top",
  "http://example.com",
  "HTTPS://EXAMPLE.COM/",
  " https://example.com/padded ",
  "https://te.example.org/wiki/తెలుగు/🙂",
  "https://తెలుగు.example/",
  "https://192.0.2.1:8443/x",
  "https://[2001:db8::1]/",
  "https://example.com/@name?to=a@b.in",
])("%j is a web address", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  "",
  "example.com",
  "//example.com",
  "/recordings/1",
  "javascript:alert(1)",
  "JavaScript://example.com/%0aalert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://example.com/x",
  "blob:https://example.com/1",
  "mailto:a@b.in",
  "http:example.com",
  "https:/example.com",
  "https:\\\\example.com",
  "https://example.com\\@other.example",
  "https://",
  "https://?x",
  "https://exa mple.com",
  "https://example.com/a\tb",
  "https://example.com/a\u0000b",
  "https://user@example.com",
  "https://user:word@example.com",
  "https://:word@example.com",
  "https://example.com:99999",
  "https://256.256.256.256",
])("%j is not", (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test("the limit is 2000 characters", () => {
  const start = "https://example.com/";
  expect(isWebAddress(start.padEnd(2000, "x"))).toBe(true);
  expect(isWebAddress(start.padEnd(2001, "x"))).toBe(false);
});

test("every accepted text is an http or https URL in a browser", () => {
  const pieces = fc.constantFrom(
    ..."javascript: data: https:// http:// // / \\ : @ . example.com \t \n \u0000 % # ? alert(1) 🙂".split(
      " ",
    ),
  );
  const text = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (address) => {
      if (!isWebAddress(address)) return;
      expect(new URL(address, "https://viluva.example").protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 1000 },
  );
});
