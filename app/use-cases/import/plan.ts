import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Database } from "#data/shared/database.ts";
import { findImportFacts } from "#data/import/facts.ts";
import type { Findings } from "#data/import/imports.ts";
import type { ImportColumns, ImportKind } from "#domain/import/fields.ts";
import { countSteps, emailsIn, planImport, type ImportPlan } from "#domain/import/plan.ts";
import type { Sheet } from "#domain/import/sheet.ts";

/** The most problems that are stored and shown; more are counted. */
export const storedProblems = 500;

/** A plan with what is stored of it. */
export interface CheckedPlan {
  plan: ImportPlan;
  findings: Findings;
}

/** Says what an import of a sheet would do now. Other requests are answered meanwhile. */
export async function checkSheet(
  db: Database,
  kind: ImportKind,
  columns: ImportColumns,
  sheet: Sheet,
): Promise<CheckedPlan> {
  const facts = await findImportFacts(db, emailsIn(columns, sheet), new Date());
  const planning = planImport(kind, columns, sheet, facts);
  let next = planning.next();
  while (!next.done) {
    await setImmediate();
    next = planning.next();
  }
  const plan = next.value;
  const hash = createHash("sha256");
  for (const { row, step } of plan.steps) hash.update(JSON.stringify([row, step]));
  for (const { row, problem } of plan.problems) hash.update(JSON.stringify([row, problem]));
  return {
    plan,
    findings: {
      columns,
      problems: plan.problems.slice(0, storedProblems),
      bad: plan.problems.length,
      ...countSteps(plan),
      digest: hash.digest("base64url"),
    },
  };
}
