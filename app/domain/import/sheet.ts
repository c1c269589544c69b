import { typedCell } from "#domain/shared/typed/typed-text.ts";
import { countHeadings } from "./fields.ts";

/** How large a sheet may be. */
export const sheetLimits = {
  /** Of the uploaded file or the pasted text. */
  bytes: 5 * 1024 * 1024,
  /** Of what we read of a spreadsheet's file, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Of all cells together, in characters, with one more for each cell. */
  textLength: 5_000_000,
  rows: 10_000,
  columns: 50,
  /** A longer cell is cut: every rule refuses it anyway. */
  cellLength: 5_000,
} as const;

/** Why a file can't be read as a sheet. */
export type SheetProblem =
  | "empty"
  | "hidden"
  | "unclosed-quote"
  | "too-large"
  | "unpacks-too-large"
  | "too-much-text"
  | "too-much-memory"
  | "not-a-sheet"
  | "old-excel"
  | "encrypted"
  | "unreadable"
  | "too-many-rows"
  | "too-many-columns"
  | "too-slow"
  | "busy";

/** Why a file can't be read. */
export interface SheetRefusal {
  problem: SheetProblem;
  /** The row of the problem, as the spreadsheet numbers it, if it is one row's. */
  row?: number;
}

/** What of a file can be imported: of several sheets one. */
export interface SheetFile {
  sheets: Sheet[];
  /** The other visible sheets with rows. */
  refused: { name: string; problem: SheetProblem }[];
}

/** A sheet as texts, from its headings on: what is visible of it. */
export interface Sheet {
  /** Its name in the file; '' for a text. */
  name: string;
  /** How many rows and columns with content are hidden in the file, by a filter or by hand. */
  hiddenRows: number;
  hiddenColumns: number;
  headers: string[];
  /** The number in the spreadsheet of the first row below the headings. */
  firstRow: number;
  rows: string[][];
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

/** How many rows may stand above the headings. */
export const rowsAboveHeadings = 10;

/**
 * The row of the headings: the first with two known ones, or else the first with two filled cells.
 * Above it may be the sheet's title. A row with an address is about somebody and is never skipped.
 *
 * @returns -1 for an empty sheet
 */
function findHeadings(cells: readonly (readonly string[])[]): number {
  const first = cells.findIndex(isFilled);
  if (first < 0) return first;
  const rows = cells.slice(first, first + rowsAboveHeadings);
  const end = rows.findIndex((row) => row.some((cell) => cell.includes("@")));
  const above = rows.slice(0, end < 0 ? undefined : end);
  const known = above.findIndex((row) => countHeadings(row) > 1);
  const wide = above.findIndex((row) => row.filter((cell) => cell.trim() !== "").length > 1);
  return first + Math.max(known < 0 ? wide : known, 0);
}

/**
 * The headings and the rows below them, without the empty rows around; or why that is no sheet.
 *
 * @param file the cells as they stand in the file
 * @param above how many more rows stand above the cells
 */
export function toSheet(file: readonly (readonly string[])[], above = 0): Sheet | SheetProblem {
  const cells = file.map((row) => row.map(typedCell));
  const top = findHeadings(cells);
  const last = cells.findLastIndex(isFilled);
  if (top < 0 || last === top) return "empty";
  if (last - top > sheetLimits.rows) return "too-many-rows";
  const [headers = [], ...rows] = cells
    .slice(top, last + 1)
    .map((row) => row.map((cell) => cell.slice(0, sheetLimits.cellLength)));
  const width = Math.max(headers.length, ...rows.map((row) => row.findLastIndex(Boolean) + 1));
  if (width > sheetLimits.columns) return "too-many-columns";
  return { name: "", hiddenRows: 0, hiddenColumns: 0, headers, firstRow: above + top + 2, rows };
}
