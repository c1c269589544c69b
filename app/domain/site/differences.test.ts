import { expect, test } from "vitest";
import { findDifferences } from "./differences.ts";

test("each field that differs is found with its texts", () => {
  const before = { title: "A", same: "B", texts: ["One.", "Two."], isDraft: true };
  const after = { title: "C", same: "B", texts: ["One."], isDraft: false };
  expect(findDifferences(before, after)).toEqual([
    { path: ["title"], before: "A", after: "C", isFlag: false },
    { path: ["texts"], before: "One.\n\nTwo.", after: "One.", isFlag: false },
    { path: ["isDraft"], before: "true", after: "false", isFlag: true },
  ]);
});

test("the first entry of an empty list and the last that is removed are differences", () => {
  const entries = [{ text: "Closed", from: "2026-11-24" }];
  const added = findDifferences([], entries);
  expect(added.map(({ path, after }) => [path.join("."), after])).toEqual([
    ["0.text", "Closed"],
    ["0.from", "2026-11-24"],
  ]);
  expect(findDifferences(entries, [])).toHaveLength(2);
  expect(findDifferences([], [])).toEqual([]);
  expect(findDifferences([], ["Text."])).toMatchObject([{ path: [], after: "Text." }]);
});
