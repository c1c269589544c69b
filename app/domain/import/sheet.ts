/** How large a sheet may be. */
export const sheetLimits = {
  /** Of the uploaded file or the pasted text. */
  bytes: 5 * 1024 * 1024,
  /** Of what a spreadsheet's file unpacks to. */
  unpackedBytes: 60 * 1024 * 1024,
  rows: 10_000,
  columns: 50,
  /** A longer cell is cut: every rule refuses it anyway. */
  cellLength: 5_000,
} as const;

/** Why a file can't be read as a sheet. */
export type SheetProblem =
  | "empty"
  | "too-large"
  | "not-a-sheet"
  | "old-excel"
  | "unreadable"
  | "too-many-rows"
  | "too-many-columns"
  | "too-slow";

/** A sheet as texts, from its first row that is not empty. */
export interface Sheet {
  headers: string[];
  /** The number in the spreadsheet of the first row below the headings. */
  firstRow: number;
  rows: string[][];
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

/** The headings and the rows below them, without the empty rows around; or why that is no sheet. */
export function toSheet(cells: readonly (readonly string[])[]): Sheet | SheetProblem {
  const top = cells.findIndex(isFilled);
  const last = cells.findLastIndex(isFilled);
  if (top < 0 || last === top) return "empty";
  if (last - top > sheetLimits.rows) return "too-many-rows";
  const [headers = [], ...rows] = cells
    .slice(top, last + 1)
    .map((row) => row.map((cell) => cell.slice(0, sheetLimits.cellLength)));
  const width = Math.max(headers.length, ...rows.map((row) => row.findLastIndex(Boolean) + 1));
  if (width > sheetLimits.columns) return "too-many-columns";
  return { headers, firstRow: top + 2, rows };
}
