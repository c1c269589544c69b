import { expect, test } from "vitest";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { searchTerms } from "./search-terms.ts";

const anywhere = (text: string) => ({ text, startsWord: false });
const atWord = (text: string) => ({ text, startsWord: true });
const phone = (text: string) => ({ text, startsWord: false, isPhone: true });

test.each([
  ["asha", [anywhere("asha")]],
  [" Asha   physics ", [anywhere("asha"), anywhere("physics")]],
  ["as", [atWord("as")]],
  ["+91 00000", [phone("+91 00000")]],
  ["+91 (0) 98490-55501 Asha 12", [phone("+91 (0) 98490 55501"), anywhere("asha"), atWord("12")]],
  ["Class 10 ౯౮౪౯౦ 5", [anywhere("class 10"), phone("౯౮౪౯౦ 5")]],
  ["10 9", [atWord("10"), atWord("9")]],
  ["s1234 9849", [anywhere("s1234"), phone("9849")]],
  ["class 10 asha", [anywhere("class 10"), anywhere("asha")]],
  ["Class-10", [anywhere("class 10")]],
  ["s1@", [atWord("s1@")]],
  ["లక్ష్మి", [atWord("లక్ష్మి")]],
  ["కుమార్", [anywhere("కుమార్")]],
  ["రా", [atWord("రా")]],
  ["asha +", [anywhere("asha")]],
  ["D’Souza É-lise", [anywhere("dsouza"), atWord("e"), anywhere("lise")]],
])("%s has these terms", (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

test.each(["", "  ", "%", "🎓", "్"])("%j has no terms", (search) => {
  expect(searchTerms(search)).toBeNull();
});

test("each class and subject is found by its name", () => {
  for (const { id, name } of [...classes, ...subjects]) {
    const text = ` ${id} ${id.replaceAll("-", " ")}`;
    for (const term of searchTerms(name) ?? []) expect(text).toContain(term.text);
  }
});

test("a very long search is cut", () => {
  expect(searchTerms("word ".repeat(100))).toHaveLength(8);
});
