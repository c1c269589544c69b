import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchColumns } from "./fields.ts";
import { planImport } from "./plan.ts";
import {
  readClass,
  readDate,
  readPhone,
  readSubject,
  splitList,
  withoutBrackets,
} from "./read-cells.ts";
import { toSheet } from "./sheet.ts";

describe("columns", () => {
  test.each([
    [
      "students",
      ["Student Name", "E-mail", "Mobile No.", "Std", "Subject", "D.O.B"],
      "0 1 2 3 4 5",
    ],
    ["guardians", ["Student's Email", "Parent Name", "Email", "Phone", "Relation"], "1 2 3 4 0"],
    ["guardians", ["Email", "Student Email", "Guardian Name"], "2 0 1"],
    ["assignments", ["Student", "Tutor", "Class", "Subject"], "0 1 2 3"],
    ["students", ["Name of the Student", "E-mail ID", "D.O.B. (dd/mm/yyyy)"], "0 1 2"],
    ["students", ["Name (in full", "E-mail (of a parent)"], "0 1"],
    ["students", ["(".repeat(4_900), "Name", `Email${" ".repeat(300)}`], "1"],
    ["tutors", ["First Name", "Surname", "Email ID", "Classes", "Subjects"], "0 1 2 3 4"],
  ] as const)("of %s are recognised by %j", (kind, headers, places) => {
    expect(new Set(Object.values(matchColumns(kind, headers)))).toEqual(
      new Set(places.split(" ").map(Number)),
    );
  });

  test("a student's email is no guardian's", () => {
    expect(matchColumns("guardians", ["Email", "Student Email"])).toEqual({
      email: 0,
      studentEmail: 1,
    });
  });
});

test.each([
  ["10", "class-10"],
  ["Class X", "class-10"],
  ["10th standard", "class-10"],
  ["class-5", "class-5"],
  ["9.0", "class-9"],
  ["B.Tech", "btech"],
  ["9th", "class-9"],
  ["IX", "class-9"],
  ["10 - A", "class-10"],
  ["XI C", "class-11"],
  ["9th (CBSE)", "class-9"],
  ["9th (CBSE", "class-9"],
  ["(new) 9th - B", "class-9"],
  ["Class 10 (Section (A))", "class-10"],
  ["10 --  a", "class-10"],
  ["(10", "class-10"],
  [`10${"-".repeat(4_900)}`, null],
  ["Inter 1st Year", "class-11"],
  ["Intermediate II yr", "class-12"],
  ["A", null],
  ["13", null],
  ["", null],
])("the class %j is %s", (text, id) => {
  expect(readClass(text)).toBe(id);
});

test.each([
  ["Maths", "mathematics"],
  ["social studies", "social-studies"],
  ["CS", "computer-science"],
  ["Dancing", null],
])("the subject %j is %s", (text, id) => {
  expect(readSubject(text)).toBe(id);
});

test.each([
  ["rows of short cells", 1_000, 10, 10],
  ["rows of the longest cells", 20, 50_000, 20],
])("planning %s pauses", (_what, count, length, least) => {
  const rows = Array.from({ length: count }, () => ["x".repeat(length)]);
  const facts = { now: new Date(), people: new Map(), kept: new Set<string>() };
  const planning = planImport("students", { name: 0 }, { firstRow: 2, rows }, facts);
  let pauses = 0;
  while (!planning.next().done) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(least);
});

test("brackets that are closed go with what is in them, as with the pattern before", () => {
  const parts = fc.constantFrom("(", "(", ")", "a", " ");
  const text = fc.array(parts, { maxLength: 10 }).map((list) => `${list.join("")})`);
  fc.assert(
    fc.property(text, (typed) => {
      expect(withoutBrackets(typed)).toBe(typed.replaceAll(/\([^)]*\)/g, ""));
    }),
  );
});

test("a class is read with the section that the pattern before found", () => {
  const part = fc.constantFrom("10", "class", "x", "a", "H", "-", " ", "th");
  const text = fc.array(part, { maxLength: 6 }).map((list) => list.join(""));
  fc.assert(
    fc.property(text, (typed) => {
      const section = /(?<=\S)[\s-]+[a-h]$/i;
      const whole = typed.trim();
      const before = [whole, whole.replace(section, "")];
      // Of two sections the pattern took one, and `readClass` would take the other.
      fc.pre(before.every((text) => text === whole || !section.test(text)));
      expect(readClass(typed)).toBe(before.map(readClass).find(Boolean) ?? null);
    }),
  );
});

test("a list has any separator", () => {
  expect(splitList("Maths, Physics & English and Biology;Chemistry")).toHaveLength(5);
});

test.each([
  ["9876543210", "9876543210"],
  ["9876543210.0", "9876543210"],
  ["'09876", "09876"],
  ["+91 98765 43210", "+91 98765 43210"],
  ["9.876543210E+9", "9876543210"],
  ["9.87654E+11", null],
])("the phone number %j is %s", (text, number) => {
  expect(readPhone(text)).toBe(number);
});

test.each([
  ["2012-05-31", "2012-05-31"],
  ["31/05/2012", "2012-05-31"],
  ["5.6.2012", "2012-06-05"],
  ["31 May 2012", "2012-05-31"],
  ["31st May, 2012", "2012-05-31"],
  ["41060", "2012-05-31"],
  ["31-May-12", "2012-05-31"],
  ["31-May-87", "1987-05-31"],
  ["May 31, 2012", "2012-05-31"],
  ["2012/05/31", "2012-05-31"],
  ["31 / 05 / 2012", "2012-05-31"],
  ["05/31/2012", null],
  ["31/02/2012", null],
  ["31/05/12", null],
  // A moment is the day that it has in India.
  ["2012-05-30T18:30:00.000Z", "2012-05-31"],
  ["2012-05-30T18:29:59Z", "2012-05-30"],
  ["2012-05-31T00:00:00+05:30", "2012-05-31"],
  ["2012-05-30 18:30:00+00", "2012-05-31"],
  ["2012-12-31T18:30Z", "2013-01-01"],
  ["2012-02-28T20:00:00-01:00", "2012-02-29"],
  // Without a zone, midnight is a day, and any other time may be of the day before or after.
  ["2012-05-31T00:00:00", "2012-05-31"],
  ["2012-05-31 00:00:00.000", "2012-05-31"],
  ["2012-05-30T18:30:00", null],
  ["2012-05-30 18:30", null],
  ["2012-02-30T18:30:00Z", null],
  ["", null],
])("the date %j is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

describe("the headings", () => {
  const headings = ["Name", "Email"];
  const asha = ["Asha", "asha@b.example"];
  test.each([
    ["are the first row", [headings, asha], headings, 2],
    [
      "stand below a title",
      [["Students 2026"], [], ["Date:", "1 June"], headings, asha],
      headings,
      5,
    ],
    ["are unknown, below a title", [["Students"], ["Who", "Where"], asha], ["Who", "Where"], 3],
    ["may be missing: nobody is skipped", [asha, headings, asha], asha, 2],
    ["may be one", [["Who"], ["asha@b.example"]], ["Who"], 2],
  ])("%s", (_what, cells, headers, firstRow) => {
    expect(toSheet(cells)).toMatchObject({ headers, firstRow });
  });
});

test("a sheet has nothing invisible in its cells, and every line end in a cell is one", () => {
  const sheet = toSheet([
    ["\ufeffName", "E\u200bmail"],
    ["\u202aAsha\u00a0Rao\u202c", "asha\u200b@b.example"],
    ["Asha\rRavi", "one\u2028two\r\nthree"],
    ["\u200b", "\u00a0"],
  ]);
  expect(sheet).toMatchObject({
    headers: ["Name", "Email"],
    rows: [
      ["Asha Rao", "asha@b.example"],
      ["Asha\nRavi", "one\ntwo\nthree"],
    ],
  });
});
