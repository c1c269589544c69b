import type { Font } from "harfbuzzjs";
import { beforeAll, describe, expect, test } from "vitest";
import { sameNames } from "#test/support/name-spellings.ts";
import { openFont, shapeText } from "./font.ts";
import { scriptFont, sourceFont } from "./script-font-files.ts";
import { scripts, syllablesOf, wordsOf, type ScriptLanguage } from "./script-texts.ts";

const remedy = "cut the fonts again: node art-source/script-fonts.ts (art-source/README.md)";

describe.each(Object.keys(scripts) as ScriptLanguage[])("the heading font of %s", (language) => {
  const { name, words, virama, consonants } = scripts[language];
  let whole: Font;
  let cut: Font;
  beforeAll(async () => {
    whole = await openFont(sourceFont(name));
    cut = await openFont(scriptFont(name));
  });
  const differs = (text: string) =>
    shapeText(cut, text).join() !== shapeText(whole, text).join() ||
    shapeText(cut, text).includes(0);

  test("shows every word of its language as the whole font does", () => {
    expect(wordsOf(language).length).toBeGreaterThan(1000);
    expect(wordsOf(language).filter(differs), remedy).toEqual([]);
  });

  test("shows every syllable, and every two consonants in a row", () => {
    expect(syllablesOf(language).filter(differs), remedy).toEqual([]);
  });

  test("shows names that it was not cut for, without a missing glyph or letters that come apart", () => {
    const names = sameNames.flat().flatMap((spelling) => spelling.match(words) ?? []);
    expect(names.length).toBeGreaterThan(200);
    const single = new Set(consonants.map((letter) => shapeText(whole, letter + virama).at(-1)));
    const singles = (font: Font, text: string) =>
      shapeText(font, text).filter((glyph) => glyph === 0 || single.has(glyph));
    const isBroken = (text: string) => singles(cut, text).join() !== singles(whole, text).join();
    expect(names.filter(isBroken), remedy).toEqual([]);
  });

  test("was cut: it lacks a letter that nobody writes", () => {
    expect(differs(language === "te" ? "ౡ" : "ॡ")).toBe(true);
  });
});
