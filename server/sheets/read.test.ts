import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { utils, write } from "@e965/xlsx";
import { sheetLimits } from "#domain/import/sheet.ts";
import { readSheet } from "./read.ts";

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
  expect(sheet).toEqual({
    headers: ["Name", "Email"],
    firstRow: 3,
    rows: [[""], ["Asha, Rao", "a@b.example"]],
  });
});

test.each([
  ["rows with tabs", "Students, June\nName\tEmail\nAsha\ta@b.example"],
  ["a CSV file", '"Students; June"\n"Name","Email"\nAsha,a@b.example'],
])("a title above the headings of %s says nothing about the delimiter", async (_what, text) => {
  expect(await readSheet(Buffer.from(text))).toEqual({
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

/** A ZIP file with one entry. */
function zip(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.write("PK\u0003\u0004", "latin1");
  local.writeUInt16LE(8, 8);
  const central = Buffer.alloc(46);
  central.write("PK\u0001\u0002", "latin1");
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

// Read as Windows-1252 its names would be nonsense.
const brokenText = Buffer.concat([Buffer.from("Name,Email\nపద్మ,a@b.example\n"), Buffer.of(0xff)]);

test.each([
  ["an empty file", Buffer.alloc(0), "empty"],
  ["headings alone", Buffer.from("Name,Email\n"), "empty"],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]), "not-a-sheet"],
  ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old-excel"],
  ["half a ZIP file", Buffer.from("PK\u0003\u0004half"), "unreadable"],
  ["a ZIP file that unpacks to 100 MB", zip(Buffer.alloc(100 * 1024 * 1024)), "too-large"],
  ["UTF-8 with a broken byte", brokenText, "not-a-sheet"],
  ["6 MB", Buffer.alloc(6 * 1024 * 1024, "a"), "too-large"],
  ["20,000 rows", Buffer.from(`a,b\n${"1,2\n".repeat(20_000)}`), "too-many-rows"],
  ["100 columns", Buffer.from(`${"a,".repeat(100)}b\n${"1,".repeat(100)}2`), "too-many-columns"],
])("%s is refused", async (_what, file, problem) => {
  expect(await readSheet(file)).toBe(problem);
});
