import { expect, test } from "vitest";
import { parseFamilyCode } from "./family-code.ts";

test.each([
  ["F1001", 1001],
  [" f 1001 ", 1001],
  ["1001", 1001],
  ["F౧౦౦౧", 1001],
  ["F1", null],
  ["F1001x", null],
  ["Farida", null],
  ["F1234567890", null],
])("%j is the code of %s", (text, number) => {
  expect(parseFamilyCode(text)).toBe(number);
});
