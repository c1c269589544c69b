import { toSheet, type Sheet, type SheetProblem } from "#domain/import/sheet.ts";
import { TextBudget, type ShownSheet } from "./cells.ts";
import { decodeText, readText } from "./read-text.ts";
import { SheetRefused } from "./refused.ts";

/**
 * Reads the first visible sheet with any rows of a CSV, Excel or LibreOffice file, or of rows that
 * were copied from a spreadsheet.
 */
export async function readFile(file: Buffer): Promise<Sheet | SheetProblem> {
  try {
    const sheets = await readSheets(file);
    const first = sheets.find(({ cells }) => cells.length > 0);
    return first ? toSheet(first.cells, first.above) : "empty";
  } catch (error) {
    return error instanceof SheetRefused ? error.problem : "unreadable";
  }
}

async function readSheets(file: Buffer): Promise<ShownSheet[]> {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetRefused("old-excel");
  const budget = new TextBudget();
  if (starts(0x50, 0x4b, 0x03, 0x04)) {
    // Its libraries are large, and most sheets are texts.
    const { readSpreadsheet } = await import("./spreadsheet.ts");
    return readSpreadsheet(file, budget);
  }
  const text = decodeText(file);
  if (text === null) throw new SheetRefused("not-a-sheet");
  return [readText(text, budget)];
}
