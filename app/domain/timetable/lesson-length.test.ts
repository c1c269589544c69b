import { expect, test } from "vitest";
import { parseLength, usualLength } from "./lesson-length.ts";

test.each([
  ["", usualLength],
  [" 45 ", 45],
  ["10", 10],
  ["480", 480],
  ["9", null],
  ["481", null],
  ["0", null],
  ["-60", null],
  ["60.5", null],
  ["1e2", null],
  ["other", null],
  ["౬౦", null],
])("%j is read as %s", (text, minutes) => {
  expect(parseLength(text)).toBe(minutes);
});
