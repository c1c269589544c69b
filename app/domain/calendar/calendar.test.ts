import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutLinks } from "./calendar.ts";

test.each([
  ["Bring your book.", "Bring your book."],
  ["Join https://meet.example/abc now", "Join (link) now"],
  ["(HTTP://x.example),", "((link)"],
  ["https:// is how it begins", "https:// is how it begins"],
  ["www.x", "(link)"],
  ["meet.example/abc-def?x", "(link)"],
  ["see:zoom.us/j/1", "see:(link)"],
  ["తరగతి:meet.example/x", "తరగతి:(link)"],
  ["-a-b.example/x", "-(link)"],
  ["a..b.example/x", "a..(link)"],
  ["...b.example/x", "...(link)"],
  ["and/or.example/x", "and/(link)"],
  ["meet.example/", "meet.example/"],
  ["meet.example", "meet.example"],
  ["3.5/10 and 9.a/b", "3.5/10 and 9.a/b"],
  [".example/x", ".example/x"],
  ["a.b\nc.example/d\te", "a.b\n(link)\te"],
])("without links %j is %j", (text, expected) => {
  expect(withoutLinks(text, "(link)")).toBe(expected);
});

test("the words for a link are no pattern of a replacement", () => {
  expect(withoutLinks("www.x.example", "$&")).toBe("$&");
});

test("a text is read as the pattern did that took a time in proportion to its square", () => {
  const link = /(?:\bhttps?:\/\/|\bwww\.|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)\S+/giu;
  const parts = ["a", "B", "com", ".", ".", "-", "_", "/", "/", ":", " ", "\n", "1", "é", "త"];
  const marks = ["http://", "https://", "www.", "\u017f", "\u212a", "\u2028", "("];
  const text = fc.array(fc.constantFrom(...parts, ...marks), { maxLength: 14 });
  fc.assert(
    fc.property(text, (list) => {
      const typed = list.join("");
      expect(withoutLinks(typed, "#")).toBe(typed.replaceAll(link, "#"));
    }),
    { numRuns: 3_000 },
  );
});
