import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { utils, write, type WorkSheet } from "@e965/xlsx";
import { runs, seed } from "#test/support/depth.ts";
import {
  openDocument,
  openDocumentCell,
  openDocumentContent,
  openDocumentRow,
} from "#test/support/hostile-sheets/books.ts";
import { readFile } from "./read-file.ts";

// What is read of a file is what somebody sees who opens it.

const rows = [
  ["Name", "Phone"],
  ["Asha", "1"],
  ["Ravi", "2"],
];

/** An Excel file with these sheets; those whose name begins with a dot are hidden. */
function excel(sheets: Readonly<Record<string, WorkSheet>>): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  const Sheets = Object.keys(sheets).map(
    (name) => ({ Hidden: name.startsWith(".") ? 1 : 0 }) as const,
  );
  book.Workbook = { Sheets: [...Sheets] };
  return write(book, { type: "buffer", bookType: "xlsx", cellStyles: true }) as Buffer;
}

const sheetOf = (cells: readonly (readonly unknown[])[]) =>
  utils.aoa_to_sheet(cells.map((row) => [...row]));

test("a hidden sheet is not read, wherever it stands", async () => {
  const left = sheetOf([
    ["Name", "Phone"],
    ["Left", "9"],
  ]);
  for (const names of [
    [".Left 2025", "Students"],
    ["Students", ".Left 2025"],
  ]) {
    const file = excel(
      Object.fromEntries(names.map((name) => [name, name === "Students" ? sheetOf(rows) : left])),
    );
    expect(await readFile(file)).toMatchObject({
      sheets: [{ name: "Students", rows: rows.slice(1) }],
    });
  }
  expect(await readFile(excel({ Empty: sheetOf([]), ".Left": left }))).toEqual({
    problem: "hidden",
  });
});

test("several visible sheets are all there, and one that is too large says so", async () => {
  const wide = sheetOf([
    ["Name", ...Array.from({ length: 60 }, () => "x")],
    ["Asha", "1"],
  ]);
  const file = excel({ June: sheetOf(rows), Empty: sheetOf([]), Wide: wide, July: sheetOf(rows) });
  expect(await readFile(file)).toMatchObject({
    sheets: [{ name: "June" }, { name: "July" }],
    refused: [{ name: "Wide", problem: "too-many-columns" }],
  });
});

test("hidden rows and columns are left out and counted, and rows keep their numbers", async () => {
  const sheet = sheetOf([
    ["Name", "Old Phone", "Phone"],
    ["Asha", "0", "1"],
    ["Sita", "0", "2"],
    ["Ravi", "0", "3"],
  ]);
  sheet["!rows"] = [{}, {}, { hidden: true }, {}];
  sheet["!cols"] = [{}, { hidden: true }, {}];
  expect(await readFile(excel({ Students: sheet }))).toEqual({
    sheets: [
      {
        name: "Students",
        headers: ["Name", "", "Phone"],
        firstRow: 2,
        rows: [["Asha", "", "1"], [], ["Ravi", "", "3"]],
        hiddenRows: 1,
        hiddenColumns: 1,
      },
    ],
    refused: [],
  });
});

test("a filtered row and a hidden sheet of a LibreOffice file are left out", async () => {
  const cells = (...texts: string[]) => texts.map((text) => openDocumentCell(text)).join("");
  const row = (attributes: string, ...texts: string[]) =>
    openDocumentRow(cells(...texts), attributes);
  const body = row("", "Name", "Phone") + row("", "Asha", "1");
  const content = openDocumentContent(`${body}${row('table:visibility="filter"', "Sita", "2")}`);
  expect(await readFile(openDocument(content))).toMatchObject({
    sheets: [{ name: "Students", hiddenRows: 1, rows: [["Asha", "1"]] }],
  });
  const style =
    '<office:automatic-styles xmlns:style="s"><style:style style:name="ta1">' +
    '<style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body>';
  const hidden = content
    .replace("<office:body>", style)
    .replace("<table:table ", '<table:table table:style-name="ta1" ');
  expect(await readFile(openDocument(hidden))).toEqual({ problem: "hidden" });
});

describe("a number is what its format shows", () => {
  test.each([
    ["0000000000", 412_345_678, "0412345678"],
    ['"+91 "0', 9_876_543_210, "+91 9876543210"],
    ["000-000-0000", 412_345_678, "041-234-5678"],
    ["General", 987_654_321_012, "987654321012"],
    ["0.00E+00", 9_876_543_210, "9876543210"],
    ["0", 9.6, "10"],
    [";;;", 5, ""],
    ["dd/mm/yyyy", 41_060, "2012-05-31"],
    ["d-mmm-yy", 41_060, "2012-05-31"],
    ["dd/mm/yyyy hh:mm", 41_059.99, "2012-05-30"],
    // A day that nobody sees is none.
    ["mmm yyyy", 41_060, "May 2012"],
    ["[broken", 5, "5"],
  ])("%s of %d is %j", async (format, value, shown) => {
    const sheet = sheetOf([
      ["Name", "Phone", "Note"],
      ["Asha", value, "x"],
    ]);
    sheet["B2"] = { t: "n", v: value, z: format };
    expect(await readFile(excel({ Students: sheet }))).toMatchObject({
      sheets: [{ rows: [["Asha", shown, "x"]] }],
    });
  });

  test.each([
    ["float", 'office:value="412345678"', "0412345678", "0412345678"],
    ["float", 'office:value="987654321012"', "9.87654E+11", "987654321012"],
    ["date", 'office:date-value="2012-05-31"', "31/05/12", "2012-05-31"],
    ["date", 'office:date-value="2012-05-31T18:30:00"', "31/05/12", "2012-05-31"],
  ])("a %s of LibreOffice with %s that shows %j is %j", async (type, value, text, shown) => {
    const cell = `<table:table-cell office:value-type="${type}" ${value}><text:p>${text}</text:p></table:table-cell>`;
    const heading = openDocumentRow(openDocumentCell("Name") + openDocumentCell("Phone"));
    const content = openDocumentContent(heading + openDocumentRow(openDocumentCell("Asha") + cell));
    expect(await readFile(openDocument(content))).toMatchObject({
      sheets: [{ rows: [["Asha", shown]] }],
    });
  });
});

test("any mixture of line ends gives the same rows", async () => {
  const end = fc.constantFrom("\r\n", "\n", "\r");
  const cell = fc.constantFrom(
    "Asha",
    "a@b.example",
    "Street 1, Town",
    "two\nlines",
    'a "quoted" word',
    "",
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, end), { minLength: 1, maxLength: 12 }),
      end,
      fc.constantFrom(",", ";", "\t"),
      async (lines, first, delimiter) => {
        const text = ["Name", "Email"].join(delimiter) + first;
        const mixed = lines.map(([a, b, last]) => {
          // A cell's own line break is written like the line's.
          const cells = [a, b].map((one) => quoted(one).replaceAll("\n", last));
          return `${cells.join(delimiter)}${delimiter}"x"${last}`;
        });
        const read = await readFile(Buffer.from(text + mixed.join("")));
        expect(read).toMatchObject({ sheets: [{ rows: lines.map(([a, b]) => [a, b, "x"]) }] });
      },
    ),
    { seed: seed(), numRuns: runs({ usual: 200, deep: 20_000 }) },
  );
});

test.each([
  ['Name,Email\nAsha,a@b.example\n"Ravi,r@b.example\nSita,s@b.example', 3],
  ['Name,Email\r\n"Asha,a@b.example\rRavi,r@b.example\r\n', 2],
  [`Name,Email\n"two\nlines",a@b.example\n"Ravi,${"x,y\n".repeat(200_000)}`, 3],
])("a quotation mark that is never closed is named with its row", async (text, row) => {
  expect(await readFile(Buffer.from(text))).toEqual({ problem: "unclosed-quote", row });
});
