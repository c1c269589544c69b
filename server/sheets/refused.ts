import type { SheetProblem } from "#domain/import/sheet.ts";

/** Thrown where reading ends because a file can't be read as sheets. */
export class SheetRefused extends Error {
  readonly problem: SheetProblem;
  /** The row of the problem, if it is one row's. */
  readonly row: number | undefined;

  constructor(problem: SheetProblem, row?: number) {
    super(problem);
    this.problem = problem;
    this.row = row;
  }
}
