import type { HostileSheet } from "./all.ts";
import {
  excelFile,
  excelParts,
  excelSheet,
  openDocument,
  openDocumentCell,
  openDocumentContent,
  openDocumentRow,
  type ExcelPart,
} from "./books.ts";
import { part } from "./zip.ts";

const sheet: ExcelPart = "xl/worksheets/sheet1.xml";
const texts: ExcelPart = "xl/sharedStrings.xml";
const styles: ExcelPart = "xl/styles.xml";
const read = (Object.keys(excelParts) as ExcelPart[]).filter((name) => !name.startsWith("["));

const entities = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
);
const definitions: [string, string][] = [
  ["a billion laughs", `<!DOCTYPE a [<!ENTITY l0 "lol">${entities.join("")}]><a>&l9;</a>`],
  ["a file of the server's", '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'],
  ["an unknown entity", "<a>&lol;</a>"],
];
const malformed: [string, string][] = [
  ["a million open elements", "<a>".repeat(1_000_000)],
  ["elements 5,000 deep", "<a>".repeat(5_000) + "</a>".repeat(5_000)],
  ["no end", "<a><b>"],
  ["ends that cross", "<a><b></a></b>"],
  ["two roots", "<a/><b/>"],
  ["an attribute of 3 MB", `<a b="${"x".repeat(3_000_000)}"/>`],
  ["a text of 3 MB", `<a>${"x".repeat(3_000_000)}</a>`],
  ["a NUL", "<a>\0</a>"],
];

function inEveryPart(): HostileSheet[] {
  return [...definitions, ...malformed].flatMap(([what, text]) => [
    ...read.map((name) => ({
      name: `${name} with ${what}`,
      make: () => excelFile({ [name]: text }),
    })),
    { name: `content.xml with ${what}`, make: () => openDocument(text) },
  ]);
}

const inSheet = (rows: string, before?: string) => () =>
  excelFile({ [sheet]: excelSheet(rows, before) });
const row = (cells: string, number: number | string = 1) => `<row r="${number}">${cells}</row>`;
const cells = (count: number) => '<c t="s"><v>0</v></c>'.repeat(count);
/** A shared text. */
const long = (length: number) => `<sst><si><t>${"x".repeat(length)}</t></si></sst>`;

function excelSheets(): HostileSheet[] {
  const manyRows = (count: number, content: string) =>
    Array.from({ length: count }, (_, at) => row(content, at + 1)).join("");
  return [
    {
      name: "500,000 cells of one shared text",
      make: () =>
        excelFile({ [texts]: long(32_000), [sheet]: excelSheet(manyRows(10_000, cells(50))) }),
    },
    {
      name: "500,000 cells of one shared text of 11 letters",
      make: () =>
        excelFile({ [texts]: long(11), [sheet]: excelSheet(manyRows(10_000, cells(50))) }),
    },
    {
      name: "a million different shared texts",
      make: () =>
        excelFile({
          [texts]: `<sst>${Array.from({ length: 1_000_000 }, (_, at) => `<si><t>${at}${"x".repeat(20)}</t></si>`).join("")}</sst>`,
        }),
    },
    {
      name: "ten million empty shared texts",
      make: () => excelFile({ [texts]: `<sst>${"<si/>".repeat(10_000_000)}</sst>` }),
    },
    { name: "16,384 columns", make: inSheet(row(cells(16_384)) + row(cells(16_384), 2)) },
    { name: "51 columns", make: inSheet(row(cells(51)) + row(cells(51), 2)) },
    { name: "a cell in the last column", make: inSheet(row('<c r="XFD1" t="s"><v>0</v></c>')) },
    { name: "20,000 rows", make: inSheet(manyRows(20_000, cells(2))) },
    { name: "a row far below", make: inSheet(row(cells(2)) + row(cells(2), 1_000_000)) },
    ...["0", "-1", "1e9", "x", "1048577", "1.5"].map((number) => ({
      name: `a row with the number ${number}`,
      make: inSheet(row(cells(2)) + row(cells(2), number)),
    })),
    { name: "rows in the wrong order", make: inSheet(row(cells(2), 3) + row(cells(2), 2)) },
    { name: "a row twice", make: inSheet(row(cells(2)) + row(cells(2))) },
    {
      name: "hidden columns without end",
      make: inSheet(row(cells(60)), '<cols><col min="-999999999" max="1e300" hidden="1"/></cols>'),
    },
    {
      name: "a million formats",
      make: () =>
        excelFile({
          [styles]: `<a>${'<numFmt numFmtId="1"/>'.repeat(10)}<cellXfs>${'<xf numFmtId="1"/>'.repeat(1_000_000)}</cellXfs></a>`,
        }),
    },
    {
      name: "100,000 sheets that are one part",
      make: () =>
        excelFile({
          "xl/workbook.xml": excelParts["xl/workbook.xml"].replace(
            /<sheet .*?\/>/,
            '<sheet name="a" r:id="r1"/>'.repeat(100_000),
          ),
          [sheet]: excelSheet(row(cells(50)) + row(cells(50), 2)),
          [texts]: long(1_000),
        }),
    },
    { name: "no sheet", make: () => excelFile({ "xl/workbook.xml": "<workbook/>" }) },
    {
      name: "a sheet without its part",
      make: () => excelFile({ "xl/_rels/workbook.xml.rels": "<a/>" }),
    },
    {
      name: "a workbook that is something else",
      make: () => excelFile({ "xl/workbook.xml": "<document/>" }),
    },
    {
      name: "a workbook that is its own list",
      make: () =>
        excelFile({
          "_rels/.rels": excelParts["_rels/.rels"].replace("xl/workbook.xml", "_rels/.rels"),
        }),
    },
  ];
}

const hugeCells = 'table:number-columns-repeated="16384"';
const hugeRows = 'table:number-rows-repeated="1048576"';

function openDocuments(): HostileSheet[] {
  const name = openDocumentRow(openDocumentCell("Name") + openDocumentCell("Email"));
  const document = (rows: string) => () => openDocument(openDocumentContent(name + rows));
  const spaces = (count: string) => openDocumentCell(`<text:s text:c="${count}"/>x`);
  return [
    {
      name: "rows and columns that repeat",
      make: document(openDocumentRow(openDocumentCell("x", hugeCells), hugeRows)),
    },
    {
      name: "columns that repeat",
      make: document(openDocumentRow(openDocumentCell("x", hugeCells))),
    },
    { name: "rows that repeat", make: document(openDocumentRow(openDocumentCell("x"), hugeRows)) },
    {
      name: "rows that repeat without end",
      make: document(
        openDocumentRow(openDocumentCell("x"), 'table:number-rows-repeated="9007199254740991"'),
      ),
    },
    {
      name: "cells that repeat without end",
      make: document(
        openDocumentRow(openDocumentCell("x", 'table:number-columns-repeated="1e300"')),
      ),
    },
    {
      name: "long cells in rows that repeat",
      make: document(
        openDocumentRow(openDocumentCell("x".repeat(5_000)), 'table:number-rows-repeated="9999"'),
      ),
    },
    {
      name: "50 cells of spaces in 9,999 rows",
      make: document(
        openDocumentRow(spaces("999999999").repeat(50), 'table:number-rows-repeated="9999"'),
      ),
    },
    {
      name: "ten thousand times 1,000 rows",
      make: document(
        openDocumentRow(openDocumentCell("x"), 'table:number-rows-repeated="1000"').repeat(10_000),
      ),
    },
    {
      name: "a manifest without an end",
      make: () => openDocument(undefined, [part("META-INF/manifest.xml", "<a>".repeat(100_000))]),
    },
    {
      name: "tables within tables",
      make: document(openDocumentRow(`<table:table-cell>${"<table:table>".repeat(200)}`)),
    },
  ];
}

/** Spreadsheets whose XML is too much, too deep, or none. */
export function hostileXml(): HostileSheet[] {
  return [...inEveryPart(), ...excelSheets(), ...openDocuments()];
}
