import { expect, test } from "vitest";
import { typedText } from "./typed-text.ts";

test.each([
  ["no zero byte", "As\0ha\0", "Asha"],
  ["composed letters", "e\u0301", "é"],
  ["lines as a script sends them", "one\r\ntwo\r\n", "one\ntwo\n"],
  ["spaces as they are", " Asha ", " Asha "],
  ["Telugu and emoji as they are", "గణితం 📐", "గణితం 📐"],
])("has %s", (_, typed, text) => {
  expect(typedText(typed)).toBe(text);
});
