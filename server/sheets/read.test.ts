import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { utils, write } from "@e965/xlsx";
import { sheetLimits } from "#domain/import/sheet.ts";
import { excelFile, excelSheet } from "#test/support/hostile-sheets/books.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { bomb, part } from "#test/support/hostile-sheets/zip.ts";
import { readSheet as readSheets } from "./read.ts";

/** The one sheet of a file, or the problem. */
async function readSheet(file: Uint8Array) {
  const read = await readSheets(file, fastAcademy.sheetPriority);
  return "problem" in read ? read.problem : read.sheets[0];
}

const fixture = (name: string) => readFile(join(import.meta.dirname, "fixtures", name));

/** What LibreOffice wrote: numbers, dates, a formula, a line break in a cell, Telugu. */
test.each([
  ["students.xlsx", "2012-05-31"],
  ["students.ods", "2012-05-31"],
  // With a byte order mark, semicolons and CRLF, as Excel writes it in many countries.
  ["students-semicolons.csv", "31/05/2012"],
  ["students-utf16.csv", "31/05/2012"],
])("%s is read", async (name, date) => {
  const sheet = await readSheet(await fixture(name));
  expect(sheet).toMatchObject({
    headers: ["Student Name", "Email", "Mobile No", "Class", "Subjects", "DOB", "Address"],
    firstRow: 2,
    rows: [
      expect.arrayContaining(["asha@import.example", "9876543210", "10", date]),
      expect.arrayContaining(["Ravi Kumar", "+91 98765 43211", "Class IX"]),
      expect.arrayContaining(["Lata Reddy", "'0400 123 456"]),
      expect.arrayContaining(["అనూష రావు", "హైదరాబాద్"]),
    ],
  });
});

test("a pasted sheet is read with tabs, and rows keep the spreadsheet's numbers", async () => {
  const sheet = await readSheet(Buffer.from("\nName\tEmail\n\nAsha, Rao\ta@b.example\n\n"));
  expect(sheet).toMatchObject({
    headers: ["Name", "Email"],
    firstRow: 3,
    rows: [[], ["Asha, Rao", "a@b.example"]],
  });
});

test.each([
  ["rows with tabs", "Students, June\nName\tEmail\nAsha\ta@b.example"],
  ["a CSV file", '"Students; June"\n"Name","Email"\nAsha,a@b.example'],
])("a title above the headings of %s says nothing about the delimiter", async (_what, text) => {
  expect(await readSheet(Buffer.from(text))).toMatchObject({
    headers: ["Name", "Email"],
    firstRow: 3,
    rows: [["Asha", "a@b.example"]],
  });
});

test("Windows-1252 and UTF-16 without a mark are recognised", async () => {
  const text = "Name;Email\nJosé;a@b.example";
  for (const bytes of [Buffer.from(text, "latin1"), Buffer.from(text, "utf16le")]) {
    expect(await readSheet(bytes)).toMatchObject({ rows: [["José", "a@b.example"]] });
  }
});

test("UTF-16 without a mark is recognised by its headings, whatever script follows", async () => {
  const text = `Name,Email\n${"అనూష రావు,a@b.example\n".repeat(200)}`;
  expect(await readSheet(Buffer.from(text, "utf16le"))).toMatchObject({
    headers: ["Name", "Email"],
    rows: expect.arrayContaining([["అనూష రావు", "a@b.example"]]),
  });
});

test("a formula is its last value, and a very long cell is cut", async () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ["Name", "Email", "Note"],
    ["Asha", "a@b.example", "x".repeat(30_000)],
  ]);
  sheet["D2"] = { t: "n", v: 2, f: "1+1" };
  sheet["!ref"] = "A1:D2";
  utils.book_append_sheet(book, sheet, "Sheet");
  const file = write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
  expect(await readSheet(file)).toMatchObject({
    rows: [["Asha", "a@b.example", "x".repeat(sheetLimits.cellLength), "2"]],
  });
});

const sheetPart = "xl/worksheets/sheet1.xml";
const blanks = bomb(sheetPart, "<a>", " ", "</a>", 100);
const manyCells = excelSheet(
  Array.from({ length: 10_000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`).join(""),
);
const longText = `<sst><si><t>${"x".repeat(100)}</t></si></sst>`;
const secret = part(sheetPart, "x", { central: { flags: 1 } });

// Read as Windows-1252 its names would be nonsense.
const brokenText = Buffer.concat([Buffer.from("Name,Email\nపద్మ,a@b.example\n"), Buffer.of(0xff)]);

test.each([
  ["an empty file", Buffer.alloc(0), "empty"],
  ["headings alone", Buffer.from("Name,Email\n"), "empty"],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]), "not-a-sheet"],
  ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old-excel"],
  ["half a ZIP file", Buffer.from("PK\u0003\u0004half"), "unreadable"],
  ["a part of 100 MB", excelFile({ [sheetPart]: blanks }), "unpacks-too-large"],
  [
    "one text in 500,000 cells",
    excelFile({ [sheetPart]: manyCells, "xl/sharedStrings.xml": longText }),
    "too-much-text",
  ],
  ["a part with a password", excelFile({ [sheetPart]: secret }), "encrypted"],
  ["UTF-8 with a broken byte", brokenText, "not-a-sheet"],
  ["6 MB", Buffer.alloc(6 * 1024 * 1024, "a"), "too-large"],
  ["20,000 rows", Buffer.from(`a,b\n${"1,2\n".repeat(20_000)}`), "too-many-rows"],
  ["100 columns", Buffer.from(`${"a,".repeat(100)}b\n${"1,".repeat(100)}2`), "too-many-columns"],
])("%s is refused", async (_what, file, problem) => {
  expect(await readSheet(file)).toBe(problem);
});
