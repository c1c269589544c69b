import {
  findTutorPay,
  listEarnings,
  type PaidLessonRow,
  type TutorEarnings,
  type TutorPay,
} from "#data/fees/tutor-pay.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import { denyRecord } from "#request/audit.ts";
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
  if (tutor) return tutor;
  await denyRecord(context, "tutor", tutorId);
  throw data("no-tutor", { status: 404 });
}

/** The actor's own lessons of a month that pay, the newest first. */
export async function loadOwnPay(context: Context, month: string): Promise<PaidLessonRow[]> {
  const { database } = context.get(servicesContext);
  const found = await findTutorPay(database, currentTutor(context).accountId, spanOf(month));
  return found?.lessons ?? [];
}
