import { sheetLimits } from "#domain/import/sheet.ts";
import type { Archive } from "./archive.ts";
import { CellCollector, type ShownSheet, type TextBudget } from "./cells.ts";
import { isTrue, richText, unescape, type ExcelBook } from "./excel-book.ts";
import { SheetRefused } from "./refused.ts";
import { shownNumber } from "./shown-number.ts";
import { readXml, type Attributes } from "./xml.ts";

const mostRows = 1_048_576;

/** The column of a cell such as "AB12", from 0; null without its letters. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return number - 1;
}

/** Reads the cells of one sheet of an Excel file that are not hidden. */
export async function readExcelSheet(
  archive: Archive,
  book: ExcelBook,
  { name, part }: ExcelBook["sheets"][number],
  budget: TextBudget,
): Promise<ShownSheet> {
  const collector = new CellCollector(budget);
  const hidden = { rows: 0, columns: new Set<number>() };
  const hiddenColumns = new Set<number>();
  let row = -1;
  let column = -1;
  let isHiddenRow = false;
  let cells: string[] = [];
  let cell: Attributes = {};
  let value = "";
  let isValue = false;
  const inline = richText("is", (text) => {
    value = text;
  });
  await readXml(archive, part, {
    open(element, attributes) {
      inline.open(element);
      isValue = element === "v";
      if (element === "col" && isTrue(attributes["hidden"])) {
        const last = Math.min(Number(attributes["max"]), sheetLimits.columns);
        for (let one = Math.max(Number(attributes["min"]), 1); one <= last; one += 1)
          hiddenColumns.add(one - 1);
      } else if (element === "row") {
        row = attributes["r"] === undefined ? row + 1 : Number(attributes["r"]) - 1;
        if (!(row >= 0 && row < mostRows)) throw new SheetRefused("unreadable");
        isHiddenRow = isTrue(attributes["hidden"]);
        column = -1;
        cells = [];
      } else if (element === "c") {
        column = columnOf(attributes["r"] ?? "") ?? column + 1;
        cell = attributes;
        value = "";
      }
    },
    text(piece) {
      inline.text(piece);
      if (isValue && value.length < sheetLimits.cellLength) value += piece;
    },
    close(element) {
      inline.close(element);
      isValue = false;
      if (element === "c") {
        const text = textOf(book, cell, value);
        if (text.trim() === "") return;
        if (hiddenColumns.has(column)) hidden.columns.add(column);
        else if (column >= sheetLimits.columns) collector.refuse("too-many-columns");
        else cells[column] = text;
      } else if (element === "row" && cells.length > 0) {
        if (isHiddenRow) hidden.rows += 1;
        else
          collector.put(
            row,
            Array.from(cells, (text) => text ?? ""),
          );
      }
    },
  });
  return { name, ...collector.get(), hiddenRows: hidden.rows, hiddenColumns: hidden.columns.size };
}

function textOf(book: ExcelBook, { t: type = "n", s: style = "0" }: Attributes, value: string) {
  if (value === "" || type === "e") return "";
  if (type === "s") return book.texts[Number(value)] ?? "";
  if (type === "inlineStr") return value;
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n") return unescape(value);
  return shownNumber(Number(value), book.formats[Number(style)] ?? "General", book.is1904);
}
