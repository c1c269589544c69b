import { expect, test } from "vitest";
import { languageOfText } from "./language-of-text.ts";

// Of an English page: the tests run without a build.
test.each([
  ["Lakshmi", undefined],
  ["లక్ష్మి", "te"],
  ["लक्ष्मी", "hi"],
  ["10వ తరగతి, Mathematics", "te"],
  ["PDF की कॉपी", "hi"],
  ["12 / 40", undefined],
  ["", undefined],
  // A full stop that both scripts share.
  ["Done।", undefined],
])("%j has the language %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
