import { describe, expect, test } from "vitest";
import { languageNames } from "#domain/shared/language.ts";
import { isData, nameOf } from "../../words/message.ts";
import { isTranslated, translationOf, translated } from "../../words/modules.ts";
import { readWords } from "../../words/read-words.ts";
import { readSignOffs } from "../../words/sign-off.ts";
import { listStale } from "../../words/versions.ts";
import { exceptions } from "./exceptions.ts";
import { listPairs, type Pair, type Rule } from "./pairs.ts";
import { checkLoanwords, checkTerms } from "./rules/glossary.ts";
import { findMissingJoiners } from "./rules/joined-words.ts";
import { checkBrackets, checkEnd, checkSpaces } from "./rules/layout.ts";
import { checkSamples, checkSuffixes } from "./rules/samples.ts";
import {
  checkComposition,
  checkDigits,
  checkEnglish,
  checkJoiners,
  checkLetters,
} from "./rules/script.ts";

const rules: Readonly<Record<string, Rule>> = {
  terms: checkTerms,
  loanwords: checkLoanwords,
  samples: checkSamples,
  suffixes: checkSuffixes,
  english: checkEnglish,
  letters: checkLetters,
  digits: checkDigits,
  composition: checkComposition,
  joiners: checkJoiners,
  spaces: checkSpaces,
  brackets: checkBrackets,
  ends: checkEnd,
};

/** Functions of word modules that no sample arguments fit, with the reason. */
const notCalled: Readonly<Record<string, string>> = {};

/** The code of the language, and of a consent's text in it. */
const isOwn = /(?:^|\.)(?:language|digest)$/;

const words = await readWords();
const english = words.messages.en;

test("every function is called with sample arguments", () => {
  expect(words.unread).toEqual(Object.keys(notCalled));
});

test("every message has a name of its own", () => {
  expect(new Set(english.map(nameOf)).size).toBe(english.length);
});

describe.each(translated)("the translation %s", (language) => {
  const own = words.messages[language];
  const pairs = listPairs(words, language);

  test("has every module with words", () => {
    const missing = words.modules.filter((module) => !isTranslated(module, language));
    expect(missing.map((module) => translationOf(module, language))).toEqual([]);
  });

  test("has the messages of the English modules, and no others", () => {
    const complete = words.modules.filter((module) => isTranslated(module, language));
    const expected = english.filter(({ module }) => complete.includes(module)).map(nameOf);
    const names = own.map(nameOf);
    const [all, has] = [new Set(expected), new Set(names)];
    expect(expected.filter((name) => !has.has(name))).toEqual([]);
    expect(names.filter((name) => !all.has(name))).toEqual([]);
  });

  test("has the same addresses and codes", () => {
    const texts = new Map(own.map((each) => [nameOf(each), each.text]));
    const same = english.filter((each) => isData(each) && !isOwn.test(each.key));
    const other = same.filter((each) => (texts.get(nameOf(each)) ?? each.text) !== each.text);
    expect(other.map(nameOf)).toEqual([]);
  });

  test.each(Object.entries(rules))("follows the rule of %s", (rule, check) => {
    const problems = pairs
      .filter(({ name }) => !exceptions.some((each) => each.rule === rule && each.name === name))
      .flatMap((pair) => describeProblem(pair, check(pair)));
    expect(problems).toEqual([]);
  });

  test("writes the same word with the same joiner", () => {
    const found = findMissingJoiners(pairs);
    expect(found.flatMap(({ pair, problem }) => describeProblem(pair, problem))).toEqual([]);
  });

  test("is made from today's English: else translate again, then run `npm run words -- mark FILE`", () => {
    const stale = listStale(words.modules, language, english);
    expect(stale.map((module) => translationOf(module, language))).toEqual([]);
  });

  test("is signed off only where it has the message", () => {
    const names = new Set(own.map(nameOf));
    for (const [name, { version, by, on }] of Object.entries(readSignOffs()[language])) {
      expect(names, name).toContain(name);
      expect(version, name).toMatch(/^[0-9a-f]{8}$/);
      expect(by, name).not.toBe("");
      expect(on, name).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

test.each(exceptions)("the exception of $name is still needed", ({ rule, name }) => {
  const pairs = translated.flatMap((language) => listPairs(words, language));
  const own = pairs.filter((pair) => pair.name === name);
  expect(own.filter((pair) => rules[rule]?.(pair))).not.toEqual([]);
});

/** A problem as a person reads it: where, what, the English text and its translation. */
function describeProblem(pair: Pair, problem: string | null): string[] {
  if (problem === null) return [];
  return [
    `${pair.name} in ${languageNames[pair.language]} ${problem}\n${pair.english}\n${pair.translation}`,
  ];
}
