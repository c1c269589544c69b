import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text within the limit stays as it is", () => {
  expect(shorten("Ravi Kumar", 10)).toBe("Ravi Kumar");
  expect(shorten("", 10)).toBe("");
});

test("a longer one ends in an ellipsis within the limit", () => {
  expect(shorten("Ravi Kumar", 9)).toBe("Ravi Kum…");
  expect(shorten("Ravi Kumar", 6)).toBe("Ravi…");
});

test.each([
  ["a Telugu syllable", "రవి శ్రీనివాస్", 6, "రవి…"],
  ["a Hindi syllable", "रवि कुमार", 6, "रवि…"],
  ["an emoji of several code points", "Maths 👩‍👩‍👧‍👦 class", 12, "Maths…"],
  ["a flag", "Test 🇮🇳🇮🇳", 8, "Test…"],
  ["a letter with a thousand marks", `a${"\u0301".repeat(1000)}`, 20, "…"],
])("%s is never cut", (_, text, limit, short) => {
  expect(shorten(text, limit)).toBe(short);
});
