import { expect, test } from "vitest";
import { chooseChapters } from "./chapter-choice.ts";

const chapters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

test.each<[string, string[], string[], string, string]>([
  ["nothing is known", [], [], "ABCDEF", "GHIJ"],
  ["the last lesson covered C", [], ["C"], "CDEFGH", "ABIJ"],
  ["the last lesson covered the last one", [], ["J"], "J", "ABCDEFGHI"],
  ["chapters are chosen", ["A", "I"], ["C"], "ACDEFI", "BGHJ"],
  ["a chosen one is not in the list", ["Z"], [], "ABCDEZ", "FGHIJ"],
  ["the last report names another list's", [], ["Z"], "ABCDEF", "GHIJ"],
])("%s", (_, chosen, last, likely, others) => {
  const choice = chooseChapters(chapters, chosen, last);
  expect([choice.likely.join(""), choice.others.join("")]).toEqual([likely, others]);
});

test("a single other chapter is not hidden, and an empty list has none", () => {
  expect(chooseChapters(chapters.slice(0, 7), [], []).others).toEqual([]);
  expect(chooseChapters([], [], [])).toEqual({ likely: [], others: [] });
});
