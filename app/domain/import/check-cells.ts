import type { ImportField } from "./fields.ts";
import type { CellProblem, Cells } from "./step.ts";

/** The fields in which a line break may stand. */
const severalLines: ReadonlySet<ImportField> = new Set([
  "address",
  "bio",
  "class",
  "classes",
  "subject",
  "subjects",
]);

const emails: readonly ImportField[] = ["email", "referralEmail", "studentEmail", "tutorEmail"];

const countOf = (text: string, part: string) => text.split(part).length - 1;

/**
 * What is wrong with a cell whatever it is about: a line break where none is expected, which is often
 * the next rows behind a lost quotation mark, or more than one email address; null for nothing.
 */
export function checkCells(cells: Cells): CellProblem | null {
  const filled = Object.entries(cells) as [ImportField, string][];
  for (const [field, value] of filled) {
    const isExpected = severalLines.has(field) && !value.includes("@");
    if (value.includes("\n") && !isExpected) return { field, problem: "line-break", value };
  }
  const field = emails.find((one) => countOf(cells[one] ?? "", "@") > 1);
  return field ? { field, problem: "several-emails", value: cells[field] ?? "" } : null;
}
