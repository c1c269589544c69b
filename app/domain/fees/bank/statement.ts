import { readDate } from "#domain/import/read-cells.ts";
import type { Sheet } from "#domain/import/sheet.ts";
import { findLayout, type NeededColumn, type StatementColumns } from "./layout.ts";
import { toLine, type BankLine } from "./line.ts";

/** The money that came in by a statement. */
export interface Statement {
  /** In its order. */
  lines: BankLine[];
  /** How many lines with money that went out it has. */
  debits: number;
}

/** Why a sheet can't be read as a bank statement. */
export type StatementProblem =
  | { readonly is: "unknown-layout"; readonly missing: readonly NeededColumn[] }
  | { readonly is: "hidden-rows"; readonly rows: number }
  /** A row as the spreadsheet numbers it. */
  | {
      readonly is: "no-day" | "day-to-come" | "no-amount";
      readonly row: number;
      readonly text: string;
    }
  | { readonly is: "no-credits" };

/**
 * The day of a line: 01/04/26, 01-04-2026, 1 Apr 2026, perhaps with a time.
 *
 * @returns YYYY-MM-DD, or null
 */
export function readStatementDay(cell: string): string | null {
  const text = cell.trim().replace(/[ T]\d{1,2}:\d\d.*$/, "");
  // A number alone may be a balance.
  if (/^[\d.]*$/.test(text) && !/\.\d+\./.test(text)) return null;
  const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d\d)$/.exec(text);
  return readDate(short ? `${short[1]}/${short[2]}/20${short[3]}` : text);
}

/** Whole paise, less than zero where the bank writes a minus; 0 for none, null for another text. */
export function readStatementAmount(cell: string): number | null {
  const text = cell.replaceAll(/[₹,\s]|INR|Rs\.?/gi, "").replace(/(?:Cr|Dr)\.?$/i, "");
  if (/^-?$/.test(text)) return 0;
  return /^[+-]?\d{1,11}(?:\.\d{1,12})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

const at = (cells: readonly string[], column: number | undefined) =>
  column === undefined ? "" : (cells[column] ?? "");

/** What came in and went out by a row, in paise; null where that can't be read. */
function amountsOf(cells: readonly string[], columns: StatementColumns) {
  if (columns.credit !== undefined) {
    const [credit, debit] = [
      readStatementAmount(at(cells, columns.credit)),
      readStatementAmount(at(cells, columns.debit)),
    ];
    if (credit === null || debit === null) return null;
    return credit < 0 ? { credit: 0, debit: -credit } : { credit, debit };
  }
  const amount = readStatementAmount(at(cells, columns.amount));
  if (amount === null) return null;
  if (amount === 0) return { credit: 0, debit: 0 };
  const direction =
    /^(cr|dr|c|d|credit|debit)\.?$/i.exec(at(cells, columns.direction).trim())?.[1] ??
    /(cr|dr)\.?\s*$/i.exec(at(cells, columns.amount))?.[1];
  if (direction === undefined) return null;
  const isCredit = /^c/i.test(direction) && amount > 0;
  return isCredit ? { credit: amount, debit: 0 } : { credit: 0, debit: Math.abs(amount) };
}

/**
 * The statement of a file, or why it is none. It may have other sheets, such as notes.
 *
 * @param sheets at least one
 * @param today YYYY-MM-DD, in India
 */
export function readStatements(
  sheets: readonly Sheet[],
  today: string,
): Statement | StatementProblem {
  const read = sheets.map((sheet) => readStatement(sheet, today));
  const statement: Statement = { lines: [], debits: 0 };
  let problem: StatementProblem | null = null;
  for (const one of read) {
    if (!("is" in one)) {
      statement.lines.push(...one.lines);
      statement.debits += one.debits;
    } else if (!problem || one.is !== "unknown-layout") problem = one;
  }
  const isRead = statement.lines.length > 0;
  if (!problem) return isRead ? statement : { is: "no-credits" };
  return isRead && (problem.is === "unknown-layout" || problem.is === "no-credits")
    ? statement
    : problem;
}

/** The lines of a sheet with money that came in, or why it is no statement. */
function readStatement(sheet: Sheet, today: string): Statement | StatementProblem {
  const rows = [sheet.headers, ...sheet.rows];
  const layout = findLayout(rows);
  if ("missing" in layout) return { is: "unknown-layout", missing: layout.missing };
  if (sheet.hiddenRows > 0) return { is: "hidden-rows", rows: sheet.hiddenRows };
  const { top, columns } = layout;
  const days = rows.map((cells) => readStatementDay(at(cells, columns.day)));
  // Below the last line stands a summary.
  const last = days.findLastIndex((day) => day !== null);
  const lines: BankLine[] = [];
  let debits = 0;
  for (let index = top + 1; index <= last; index += 1) {
    const cells = rows[index] ?? [];
    const day = days[index] ?? null;
    const amounts = amountsOf(cells, columns);
    const row = sheet.firstRow - 1 + index;
    if (day === null) {
      // A row of stars, or a narration that goes on.
      if (!amounts || amounts.credit === 0) continue;
      return { is: "no-day", row, text: at(cells, columns.day) };
    }
    if (day > today) return { is: "day-to-come", row, text: at(cells, columns.day) };
    if (!amounts) {
      return { is: "no-amount", row, text: at(cells, columns.credit ?? columns.amount) };
    }
    if (amounts.debit > 0) debits += 1;
    if (amounts.credit === 0) continue;
    const texts = {
      narration: at(cells, columns.narration),
      reference: at(cells, columns.reference),
    };
    lines.push(toLine({ day, paise: amounts.credit, ...texts }));
  }
  return lines.length === 0 ? { is: "no-credits" } : { lines, debits };
}
