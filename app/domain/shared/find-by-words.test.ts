import { expect, test } from "vitest";
import { otherWritings } from "#test/support/name-writings.ts";
import { hasWords } from "./find-by-words.ts";

const text = "Zoë Reddy, Data Structures, Class 10 అనూష";

test.each([
  "",
  "  ",
  "zoe",
  "REDDY zo",
  "class 10 reddy",
  "ｄａｔａ",
  "Zoe\u0308",
  "అనూష",
  " struct ",
])("“%s” matches", (search) => {
  expect(hasWords(text, search)).toBe(true);
});

test("the writings of a name find each other", () => {
  for (const writings of otherWritings) {
    for (const name of writings) {
      const missed = writings.filter((search) => !hasWords(`Maria ${name}, Class 10`, search));
      expect([name, missed]).toEqual([name, []]);
    }
  }
});

test.each(["zoe rao", "class 11", "అనుష", ".*", "reddy,,"])("“%s” does not", (search) => {
  expect(hasWords(text, search)).toBe(false);
});
