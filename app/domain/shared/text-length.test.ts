import { expect, test } from "vitest";
import { isBlank, isLongerThan } from "./text-length.ts";

test.each(["", " ", "\t\n", "\u00a0\u3000"])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", " లలిత ", "🙂", "0"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});

test("the length is that of the trimmed text in UTF-16 units", () => {
  expect(isLongerThan("  abc  ", 3)).toBe(false);
  expect(isLongerThan("abcd", 3)).toBe(true);
  expect(isLongerThan("🙂", 2)).toBe(false);
  expect(isLongerThan("🙂", 1)).toBe(true);
});
