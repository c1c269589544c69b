import { expect, test } from "vitest";
import { formatMark, parseMark } from "./mark.ts";

test.each([
  ["0", 0],
  [" 17.5 ", 17.5],
  ["17.05", 17.05],
  ["1000", 1000],
  ["1000.00", 1000],
])("%j is a mark", (text, mark) => {
  expect(parseMark(text)).toBe(mark);
});

test.each(["", " ", "-1", "+1", "1000.01", "1001", "17.555", "17,5", ".5", "5.", "1e2", "A", "౧౨"])(
  "%j is none",
  (text) => {
    expect(parseMark(text)).toBeNull();
  },
);

test("a mark is said with what it is out of", () => {
  expect(formatMark({ mark: 17.5, outOf: 20 })).toBe("Mark: 17.5 out of 20");
  expect(formatMark({ mark: 0, outOf: 20 })).toBe("Mark: 0 out of 20");
  expect(formatMark({ mark: null, outOf: null })).toBeNull();
});
