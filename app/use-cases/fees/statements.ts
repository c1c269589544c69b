import {
  findStatement,
  insertStatement,
  listStatements,
  type StatementPage,
  type StatementRow,
} from "#data/fees/bank/statements.ts";
import { readStatements, type StatementProblem } from "#domain/fees/bank/statement.ts";
import type { SheetProblem } from "#domain/import/sheet.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";
import { todayInIndia } from "./books.ts";

/** A page of the statements, the last imported first. */
export async function loadStatements(
  context: Context,
  page: number,
): Promise<Listed<StatementRow>> {
  return toListed(await listStatements(adminDatabase(context), pageOf(page)));
}

/** How many lines of a statement are on one page: what one press enters at most. */
export const linesOnPage = 200;

/** A statement with a page of its lines. @throws 404 for an unknown id */
export async function loadStatement(
  context: Context,
  statementId: string,
  page: number,
): Promise<StatementPage & { hasMore: boolean }> {
  const found = isRecordId(statementId)
    ? await findStatement(adminDatabase(context), statementId, pageOf(page, linesOnPage))
    : null;
  return found ? cutList(found, "lines", linesOnPage) : notFound(context, "no-statement");
}

/** Why a file is no statement that we can read. */
export type StatementRefusal =
  | StatementProblem
  | { readonly is: "no-sheet"; readonly problem: SheetProblem };

interface UnreadStatement extends Refusal<"unreadable"> {
  problem: StatementRefusal;
}

/**
 * Imports a bank statement: lines that no statement has had are added, and their money waits in
 * suspense until it is given to a family. The same file a second time adds nothing.
 *
 * @returns the statement's id
 */
export async function importStatement(
  context: Context,
  file: Uint8Array,
  now: Date,
): Promise<Result<string, UnreadStatement>> {
  const madeBy = currentAdmin(context).accountId;
  const action = "import-statement";
  const read = await readFile(context, file, todayInIndia(now));
  if ("is" in read) {
    await recordDenial(context, { action, subject: null, reason: "not-possible" });
    return { ...refuse("unreadable"), problem: read };
  }
  const id = await auditedTransaction(context, async (trx, record) => {
    const statementId = await insertStatement(trx, read, madeBy);
    await record({ action, subject: null });
    return statementId;
  });
  return ok(id);
}

async function readFile(context: Context, file: Uint8Array, today: string) {
  const read = await context.get(servicesContext).readSheet(file);
  if ("problem" in read) return { is: "no-sheet", problem: read.problem } as const;
  return readStatements(read.sheets, today);
}
