import { rowsAboveHeadings, sheetLimits, type SheetProblem } from "#domain/import/sheet.ts";
import { SheetRefused } from "./refused.ts";

/** What is shown of one sheet of a file. */
export interface ShownSheet {
  name: string;
  /** From the first row with any. */
  cells: string[][];
  /** The number of empty rows above. */
  above: number;
  /** How many rows and columns with content are hidden, and left out. */
  hiddenRows: number;
  hiddenColumns: number;
  /** Why it is too large; the file's other sheets are read. */
  problem: SheetProblem | null;
}

/** Counts the text of all sheets of a file. */
export class TextBudget {
  #left: number = sheetLimits.textLength;

  /** Takes a number of characters. @throws SheetRefused where there are fewer left */
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new SheetRefused("too-much-text");
  }
}

/** The filled cells of one sheet. A row or cell that repeats is counted before it is stored. */
export class CellCollector {
  readonly #budget: TextBudget;
  readonly #rows: string[][] = [];
  /** The first row with a filled cell. */
  #top: number | null = null;

  constructor(budget: TextBudget) {
    this.#budget = budget;
  }

  /** Why the sheet is too large; null while it isn't. */
  #problem: SheetProblem | null = null;

  /** Leaves this sheet out. */
  refuse(problem: SheetProblem): void {
    this.#problem ??= problem;
    this.#rows.length = 0;
  }

  /**
   * Adds a row, and the same row below it.
   *
   * @param row its number, from 0; larger than those before
   * @param times how often it stands there, at least 1
   * @throws SheetRefused where the file is too large or rows are out of order
   */
  put(row: number, cells: readonly string[], times = 1): void {
    const last = cells.findLastIndex((cell) => cell.trim() !== "");
    if (last < 0 || this.#problem) return;
    if (last >= sheetLimits.columns) return this.refuse("too-many-columns");
    this.#top ??= row;
    const place = row - this.#top;
    if (place < this.#rows.length) throw new SheetRefused("unreadable");
    if (place + times > sheetLimits.rows + rowsAboveHeadings) return this.refuse("too-many-rows");
    const kept = cells.slice(0, last + 1).map(storable);
    this.#budget.spend(times * kept.reduce((sum, cell) => sum + cell.length + 1, 0));
    while (this.#rows.length < place) this.#rows.push([]);
    for (let count = 0; count < times; count += 1) this.#rows.push(kept);
  }

  /** The rows from the first filled one to the last, and the number of the first, from 0. */
  get(): { cells: string[][]; above: number; problem: SheetProblem | null } {
    return { cells: this.#rows, above: this.#top ?? 0, problem: this.#problem };
  }
}

/** A cell's text as the database takes it: not too long, without NUL and halves of characters. */
const storable = (cell: string) =>
  cell.slice(0, sheetLimits.cellLength).replaceAll("\0", "").toWellFormed();
