import { expect, test } from "vitest";
import { clothOf, initialsOf } from "./initials.tsx";

test.each([
  ["Ananya Goud", "AG"],
  ["Rohan D'Souza", "RD"],
  ["Vamshi Krishna Ponnam", "VP"],
  ["  sita   devi ", "SD"],
  ["Madonna", "M"],
  ["దివ్య శ్రీ", "దశ"],
  ["आरव शर्मा", "आश"],
  ["زینب فاطمہ", "زف"],
  ["42 !", ""],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a name always gets the same cloth, and names share all six", () => {
  const names = Array.from({ length: 60 }, (_, number) => `Person ${number}`);
  expect(names.map(clothOf)).toEqual(names.map(clothOf));
  expect(new Set(names.map(clothOf)).size).toBe(6);
});
