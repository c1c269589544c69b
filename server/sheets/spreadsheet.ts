import { Archive } from "./archive.ts";
import type { ShownSheet, TextBudget } from "./cells.ts";
import { readExcelBook } from "./excel-book.ts";
import { readExcelSheet } from "./excel-sheet.ts";
import { isEncrypted, readOpenDocument } from "./open-document.ts";
import { SheetRefused } from "./refused.ts";

/** The visible sheets of a file, and how many are hidden. */
export interface ShownSheets {
  sheets: ShownSheet[];
  hiddenSheets: number;
}

/**
 * Reads the visible sheets of an Excel or LibreOffice file.
 *
 * @throws SheetRefused, or a library's error for a damaged file
 */
export async function readSpreadsheet(file: Buffer, budget: TextBudget): Promise<ShownSheets> {
  const archive = await Archive.open(file);
  const book = await readExcelBook(archive);
  if (book) {
    const sheets: ShownSheet[] = [];
    const visible = book.sheets.filter(({ isHidden }) => !isHidden);
    for (const sheet of visible) {
      sheets.push(await readExcelSheet(archive, book, sheet, budget));
    }
    return { sheets, hiddenSheets: book.sheets.length - visible.length };
  }
  if (await isEncrypted(archive)) throw new SheetRefused("encrypted");
  const document = archive.has("content.xml") ? await readOpenDocument(archive, budget) : null;
  if (!document) throw new SheetRefused("not-a-sheet");
  return document;
}
