import { toSheet, type SheetFile, type SheetRefusal } from "#domain/import/sheet.ts";
import { TextBudget } from "./cells.ts";
import { decodeText, readText } from "./read-text.ts";
import { SheetRefused } from "./refused.ts";
import type { ShownSheets } from "./spreadsheet.ts";

/**
 * Reads what is visible of the sheets of a CSV, Excel or LibreOffice file, or of rows that were copied
 * from a spreadsheet.
 */
export async function readFile(file: Buffer): Promise<SheetFile | SheetRefusal> {
  try {
    return chooseFilled(await readSheets(file));
  } catch (error) {
    if (!(error instanceof SheetRefused)) return { problem: "unreadable" };
    const { problem, row } = error;
    return row === undefined ? { problem } : { problem, row };
  }
}

/** The sheets with rows below their headings. */
function chooseFilled({ sheets, hiddenSheets }: ShownSheets): SheetFile | SheetRefusal {
  const found: SheetFile = { sheets: [], refused: [] };
  let isHidden = hiddenSheets > 0;
  for (const { name, cells, above, problem, hiddenRows, hiddenColumns } of sheets) {
    if (hiddenRows > 0) isHidden = true;
    const sheet = problem ?? toSheet(cells, above);
    if (typeof sheet !== "string") found.sheets.push({ ...sheet, name, hiddenRows, hiddenColumns });
    else if (sheet !== "empty") found.refused.push({ name, problem: sheet });
  }
  if (found.sheets.length > 0) return found;
  return { problem: found.refused[0]?.problem ?? (isHidden ? "hidden" : "empty") };
}

async function readSheets(file: Buffer): Promise<ShownSheets> {
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
  return { sheets: [readText(text, budget)], hiddenSheets: 0 };
}
