import type { SheetProblem } from "#domain/import/sheet.ts";

/** Thrown where reading ends because a file can't be read as sheets. */
export class SheetRefused extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}
