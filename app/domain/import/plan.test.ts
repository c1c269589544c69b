import { expect, test } from "vitest";
import { matchColumns, type ImportKind } from "./fields.ts";
import { planImport } from "./plan.ts";

const now = new Date("2026-06-01T06:00:00Z");

/** The problems of rows below these headings. */
function problemsOf(kind: ImportKind, headers: readonly string[], rows: readonly string[][]) {
  return planOf(kind, headers, rows).problems;
}

function planOf(
  kind: ImportKind,
  headers: readonly string[],
  rows: readonly string[][],
  people = new Map(),
) {
  const facts = { now, people, kept: new Set<string>() };
  const planning = planImport(kind, matchColumns(kind, headers), { firstRow: 2, rows }, facts);
  let next = planning.next();
  while (!next.done) next = planning.next();
  return next.value;
}

const headers = ["Name", "Email", "Phone", "Class", "Subjects", "DOB", "Address", "Referral Email"];
const asha = ["Asha Rao", "asha@b.example", "98765 43210", "10", "Maths", "2012-05-31", "Street 1"];
const changed = (cells: Readonly<Record<number, string>>) => Object.assign([...asha, ""], cells);

test.each([
  [0, "Asha\nRavi", "name", "line-break"],
  [1, "asha@b.example\nravi@b.example", "email", "line-break"],
  [2, "98765 43210\n98765 43211", "phoneNumber", "line-break"],
  [5, "2012-05-31\n2012-06-01", "birthDate", "line-break"],
  [6, "Street 1\nRavi,ravi@b.example,1,10,Maths", "address", "line-break"],
  [7, "x@b.example\n", "referralEmail", null],
  [4, "Maths\nPhysics", "subjects", null],
  [6, "Street 1\nHyderabad", "address", null],
  [1, "asha@b.example, ravi@b.example", "email", "several-emails"],
  [7, "a@b.example / c@b.example", "referralEmail", "several-emails"],
  [5, "2012-05-30T18:30:00", "birthDate", "date-in-doubt"],
  [5, "yesterday", "birthDate", "date-unreadable"],
])("the cell %i with %j: %s %s", (column, text, field, problem) => {
  const found = problemsOf("students", headers, [changed({ [column]: text })]);
  expect(found).toEqual(problem === null ? [] : [{ row: 2, field, problem, value: text }]);
});

test.each([
  ["tutors", ["Name", "Email"]],
  ["guardians", ["Student Email", "Email"]],
  ["assignments", ["Student", "Tutor"]],
] as const)("a line break in an address of %s is a problem of its row", (kind, names) => {
  const rows = [["a@b.example", "c@b.example\nd@b.example"]];
  const [found] = problemsOf(kind, names, rows);
  expect(found).toMatchObject({ row: 2, problem: "line-break", value: rows[0]?.[1] });
});

test("a row that repeats another has its own value, and names the other row", () => {
  const email = "ASHA@b.example";
  const phone = changed({ 1: email, 2: "98765 43211" });
  expect(problemsOf("students", headers, [asha, [], phone])).toEqual([
    { row: 4, field: "email", problem: "repeated", value: email, earlier: 2 },
  ]);
});

test("another writing of a name is no other person", () => {
  const rows = ["Élise D’Souza", "elise d'souza"].map((name) => changed({ 0: name }));
  expect(problemsOf("students", headers, rows)).toMatchObject([{ row: 3, problem: "repeated" }]);
});

test("two people with one address are named as such", () => {
  const ravi = changed({ 0: "Ravi Rao" });
  expect(problemsOf("students", headers, [asha, ravi])).toEqual([
    { row: 3, field: "email", problem: "shared-email", value: "asha@b.example", earlier: 2 },
  ]);
});

test.each([
  ["09876543210", "same"],
  ["+91 98765-43210", "same"],
  ["౯౮౭౬౫ ౪౩౨౧౦", "same"],
  ["98765 43211", "change-student"],
])("the number 98765 43210 in the spelling %s is %s", (phoneNumber, does) => {
  const student = {
    name: "Asha Rao",
    username: "Asha",
    phoneNumber: "98765 43210",
    address: "Street 1",
    referralEmail: null,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
    bornOn: "2012-05-31",
  };
  const people = new Map([["asha@b.example", { id: "1", student }]]);
  const { steps } = planOf("students", headers, [changed({ 2: phoneNumber })], people);
  expect(steps.map(({ step }) => step.does)).toEqual([does]);
});
