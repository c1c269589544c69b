import { describe, expect, test } from "vitest";
import { namesInOrder, otherWritings } from "#test/support/name-writings.ts";
import { sameNames } from "#test/support/name-spellings.ts";
import { compareNames, foldText } from "./fold-text.ts";

test.each([
  ["D’Souza", "dsouza"],
  ["Anne‑Marie\u00A0\u2003Élise", "anne marie elise"],
  ["  x ", " x "],
  ["ÆØÅ ß", "aeoa ss"],
  ["Ｄata\u202E\u200B", "data"],
  ["రామ్‌చరణ్ లక్ష్మి కై", "రామ్చరణ్ లక్ష్మి కై"],
  ["लक्ष्मी फ़ातिमा कँ", "लक्ष्मी फातिमा कँ"],
  ["أَحْمَد علي", "احمد علی"],
  ["o'brien@x-y.example", "obrien@x y.example"],
])("%s is %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test("the writings of a name are alike, but for the space in one", () => {
  for (const writings of otherWritings) {
    const folded = new Set(writings.map((name) => foldText(name).replaceAll(" ", "")));
    expect(folded.size, writings.join()).toBe(1);
  }
});

describe("the order of names", () => {
  test("is that of the alphabets", () => {
    const mixed = namesInOrder.toSorted((one, other) => (one.length % 5) - (other.length % 5));
    expect(mixed.toSorted(compareNames)).toEqual(namesInOrder);
  });

  test.each([
    ["te", -2],
    ["hi", -1],
    ["en", 0],
  ])("is that of dictionaries in %s, for 200 names", (language, place) => {
    const { compare } = new Intl.Collator(language, { sensitivity: "base" });
    const names = sameNames.flatMap((spellings) => spellings.at(place) ?? []);
    const wrong = names.flatMap((one) =>
      names.flatMap((other) =>
        compare(one, other) < 0 && compareNames(one, other) > 0 ? [`${one} ${other}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("counts no case, accent, apostrophe or full stop", () => {
    expect(compareNames("ÉLISE. O’Brien", "elise obrien")).toBe(0);
    expect(compareNames("K. Rao", "k rao")).toBe(0);
  });
});
