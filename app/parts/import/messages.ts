import { sheetLimits, type SheetProblem } from "#domain/import/sheet.ts";

/** Why a file can't be read as a sheet. */
export const sheetProblems: Record<SheetProblem, string> = {
  empty: "There are no rows below the headings.",
  hidden:
    "All rows below the headings are hidden in that file. Please show the sheet or the rows to import, and save it again.",
  "unclosed-quote":
    'A row does not end: a quotation mark (") in it is never closed. Please close or remove it.',
  "too-large": "That sheet is too large. Please keep it within 5 MB, or split it.",
  "unpacks-too-large": `Unpacked, that file has more than ${sheetLimits.unpackedBytes / 1024 / 1024} MB. Please copy only the rows that you need into a new sheet, and save that.`,
  "too-much-text": `The cells of that file hold more than ${sheetLimits.textLength / 1_000_000} million characters. Please split it.`,
  "too-much-memory":
    "That file needs too much memory to read. Please copy only the rows that you need into a new sheet, or save it as CSV.",
  "not-a-sheet":
    "That file is no sheet that we can read. Please save it as CSV (UTF-8), .xlsx or .ods.",
  "old-excel":
    "That is an old Excel file, or one with a password. Please save it as .xlsx without a password.",
  encrypted: "That file has a password. Please save it without one.",
  unreadable: "That file is damaged, or not what its name says. Please save it again.",
  "too-many-rows": `A sheet may have ${sheetLimits.rows} rows. Please split it.`,
  "too-many-columns": `A sheet may have ${sheetLimits.columns} columns. Please remove those that are not needed.`,
  "too-slow": "That sheet took too long to read. Please save it as CSV, or split it.",
  busy: "Other sheets are being read just now. Please try again in a minute.",
};
