import { expect, test } from "vitest";
import { addAuthor, authorsOf, readAuthors } from "./authors.ts";

const [monday, friday] = [new Date("2026-11-23T06:00:00Z"), new Date("2026-11-27T06:00:00Z")];

test("each author of a section is named once, the last one last", () => {
  let authors = addAuthor({}, { id: "name", name: "Asha", at: monday });
  authors = addAuthor(authors, { id: "name", name: "Ravi", at: monday });
  authors = addAuthor(authors, { id: "hours", name: "Ravi", at: monday });
  authors = addAuthor(authors, { id: "name", name: "Asha", at: friday });
  expect(authors).toEqual({
    name: { names: ["Ravi", "Asha"], at: friday.toISOString() },
    hours: { names: ["Ravi"], at: monday.toISOString() },
  });
  expect(readAuthors(JSON.parse(JSON.stringify(authors)))).toEqual(authors);
  expect(Object.keys(authorsOf(authors, ["hours", "about"]))).toEqual(["hours"]);
});

test("what is damaged has no authors", () => {
  const at = monday.toISOString();
  const stored = { a: null, b: { names: "Asha", at }, c: { names: ["Asha"], at: "later" } };
  expect(readAuthors({ ...stored, d: { names: ["Asha"], at } })).toEqual({
    d: { names: ["Asha"], at },
  });
  expect(readAuthors([])).toEqual({});
  expect(readAuthors(undefined)).toEqual({});
});
