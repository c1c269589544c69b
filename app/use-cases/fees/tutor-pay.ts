import {
  findTutorPay,
  listEarnings,
  type TutorEarnings,
  type TutorPay,
} from "#data/fees/tutor-pay.ts";
import { findStatement, type PayStatement } from "#data/fees/statements.ts";
import type { Database } from "#data/shared/database.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentTutor } from "#security/guards.ts";

const spanOf = (month: string) => ({
  from: startOfMonth(month),
  to: startOfMonth(addMonths(month, 1)),
});

/** What all tutors earned in a month. @param month YYYY-MM */
export function loadEarnings(context: Context, month: string, now: Date): Promise<TutorEarnings[]> {
  const since = new Date(now.getTime() - answerDays * day);
  return listEarnings(adminDatabase(context), { ...spanOf(month), since });
}

/** A tutor's lessons of a month that pay, for the office. @throws 404 for no tutor */
export async function loadPayOf(
  context: Context,
  tutorId: string,
  month: string,
): Promise<TutorPay> {
  const database = adminDatabase(context);
  const tutor = isRecordId(tutorId) ? await findTutorPay(database, tutorId, spanOf(month)) : null;
  return tutor ?? notFound(context, "no-tutor", "tutor", tutorId);
}

/** The actor's own pay of a month, the newest lesson first, and what was paid. */
export async function loadOwnPay(context: Context, month: string): Promise<TutorPay> {
  const { database } = context.get(servicesContext);
  const found = await findTutorPay(database, currentTutor(context).accountId, spanOf(month));
  if (!found) throw new Error("no tutor");
  return found;
}

/** The actor's own statement of a run. @throws 404 for none */
export async function loadOwnStatement(context: Context, runId: string): Promise<PayStatement> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  return requireStatement(context, await findIfAny(database, runId, tutorId));
}

/** A tutor's statement of a run, for the office. @throws 404 for none */
export async function loadStatementOf(
  context: Context,
  { runId, tutorId }: { runId: string; tutorId: string },
): Promise<PayStatement> {
  return requireStatement(context, await findIfAny(adminDatabase(context), runId, tutorId));
}

async function findIfAny(db: Database, runId: string, tutorId: string) {
  return isRecordId(runId) && isRecordId(tutorId) ? findStatement(db, { runId, tutorId }) : null;
}

async function requireStatement(context: Context, statement: PayStatement | null) {
  return statement ?? notFound(context, "no-statement");
}
