import { isEmailAddress, normaliseEmail } from "#domain/account/account.ts";
import { foldText } from "#domain/shared/fold-text.ts";
import { keyFields, type ImportColumns, type ImportField, type ImportKind } from "./fields.ts";
import { planAssignment, planGuardian } from "./plan-links.ts";
import { planStudent, planTutor } from "./plan-people.ts";
import { readClass, readSubject } from "./read-cells.ts";
import { checkCells } from "./check-cells.ts";
import type { CellProblem, Cells, ImportFacts, ImportProblem, Step } from "./step.ts";

/** What is wrong with a row. Rows are numbered as the spreadsheet numbers them. */
export interface RowProblem extends CellProblem {
  row: number;
}

/** What an import would do. */
export interface ImportPlan {
  /** What each row without a problem does, by its number. */
  steps: { row: number; step: Step }[];
  problems: RowProblem[];
}

/** The rows of a sheet below its headings. */
export interface SheetRows {
  /** The number of the first of them in the spreadsheet. */
  firstRow: number;
  rows: readonly (readonly string[])[];
}

const planners = {
  students: planStudent,
  tutors: planTutor,
  guardians: planGuardian,
  assignments: planAssignment,
} as const satisfies Record<ImportKind, unknown>;

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** The addresses that a sheet names, once each, for looking them up. */
export function emailsIn(columns: ImportColumns, { rows }: SheetRows): string[] {
  const places = [columns.email, columns.studentEmail, columns.tutorEmail];
  const emails = rows.flatMap((cells) =>
    places.flatMap((place) => (place === undefined ? [] : [normaliseEmail(cells[place] ?? "")])),
  );
  return [...new Set(emails)].filter(isEmailAddress);
}

/** How much is planned before the caller may do something else, in characters. */
const charactersAtOnce = 20_000;
/** What a row counts at least: a short one costs time too. */
const charactersOfRow = 200;

/**
 * What an import of a sheet does, row by row; the same facts give the same plan. It yields now and
 * then, so that thousands of rows don't hold the process up.
 */
export function* planImport(
  kind: ImportKind,
  columns: ImportColumns,
  sheet: SheetRows,
  facts: ImportFacts,
): Generator<undefined, ImportPlan> {
  const plan: ImportPlan = { steps: [], problems: [] };
  /** The first row about each person, with its problem: a later one would count only after an import. */
  const earlier = new Map<string, EarlierRow>();
  let unyielded = 0;
  for (const [index, cells] of sheet.rows.entries()) {
    unyielded += cells.reduce((sum, cell) => sum + cell.length, charactersOfRow);
    if (unyielded > charactersAtOnce) {
      unyielded = 0;
      yield;
    }
    if (isEmpty(cells)) continue;
    const row = sheet.firstRow + index;
    const read = readCells(columns, cells);
    const keys = keysOf(kind).map((field) => readKey(field, read[field] ?? ""));
    const key = JSON.stringify(keys);
    const text = JSON.stringify(Object.entries(read));
    const before = earlier.get(key);
    if (before?.text === text) {
      if (before.problem) plan.problems.push({ row, ...before.problem });
      else plan.steps.push({ row, step: { does: "same" } });
      continue;
    }
    const planned = before
      ? describeRepeated(kind, read, before)
      : (checkCells(read) ?? planners[kind](read, facts));
    const problem = "problem" in planned ? planned : null;
    if (!before && keys.every(Boolean)) earlier.set(key, { row, read, text, problem });
    if ("problem" in planned) plan.problems.push({ row, ...planned });
    else plan.steps.push({ row, step: planned });
  }
  return plan;
}

interface EarlierRow {
  row: number;
  read: Cells;
  text: string;
  problem: CellProblem | null;
}

/** A row about the same as an earlier one: another person with its email address, or something else. */
function describeRepeated(kind: ImportKind, read: Cells, { row, read: first }: EarlierRow) {
  const field = keysOf(kind)[0] ?? null;
  const value = field === null ? "" : (read[field] ?? "");
  const isPerson = kind === "students" || kind === "tutors";
  const [name, other] = [read, first].map((cells) =>
    foldName(`${cells.name ?? ""} ${cells.lastName ?? ""}`),
  );
  const problem: ImportProblem =
    isPerson && name && other && name !== other ? "shared-email" : "repeated";
  return { field, problem, value, earlier: row };
}

const foldName = (name: string) => foldText(name).trim();

/** Whom or what a row is about: a guardian is the student's, an assignment is for one tutor at most. */
function keysOf(kind: ImportKind): readonly ImportField[] {
  if (kind === "guardians") return ["studentEmail"];
  return kind === "assignments" ? ["studentEmail", "class", "subject"] : keyFields[kind];
}

/** "X" and "10" are one class. */
function readKey(field: ImportField, text: string): string {
  if (field === "class") return readClass(text) ?? text;
  return field === "subject" ? (readSubject(text) ?? text) : normaliseEmail(text);
}

function readCells(columns: ImportColumns, cells: readonly string[]): Cells {
  const read: Cells = {};
  for (const [field, place] of Object.entries(columns)) {
    read[field as ImportField] = (cells[place] ?? "").trim();
  }
  return read;
}

/** How many people or assignments a plan makes, changes, and leaves as they are. */
export function countSteps({ steps }: ImportPlan): {
  created: number;
  changed: number;
  same: number;
} {
  const count = (start: string) => steps.filter(({ step }) => step.does.startsWith(start)).length;
  return { created: count("create"), changed: count("change"), same: count("same") };
}
