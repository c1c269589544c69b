import { publicPath } from "#content/site/public-path.ts";
import { lockProfile } from "#data/account/profiles.ts";
import {
  listWeeklyTimes,
  postponePreferredTimes,
  replaceWeeklyTimes,
} from "#data/timetable/weekly-times.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { redirect, type MiddlewareFunction } from "react-router";
import { auditedTransaction } from "#request/audit.ts";
import { actorContext, servicesContext, type Context } from "#request/context.ts";
import { currentStudent, denyEntry, homeOf } from "#security/guards.ts";

/** Middleware of `/account/times`, after `guardAccount`: only students have preferred times. */
export const guardOwnTimes: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.student) return;
  await denyEntry(context, "student-dashboard");
  throw redirect(actor ? homeOf(actor) : publicPath("/login"));
};

/** The times that suit the actor's family. */
export function loadOwnTimes(context: Context): Promise<WeeklyTime[]> {
  const { database } = context.get(servicesContext);
  return listWeeklyTimes(database, "student", currentStudent(context).accountId);
}

/** Replaces them; the same again changes nothing. */
export async function setOwnTimes(context: Context, times: readonly WeeklyTime[]): Promise<void> {
  const { accountId: id } = currentStudent(context);
  await auditedTransaction(context, async (trx, record) => {
    await lockProfile(trx, "students", id);
    if (!(await replaceWeeklyTimes(trx, "student", id, times))) return;
    await record({ action: "set-preferred-times", subject: { kind: "student", id } });
  });
}

/** Hides the question on the student's home; `/account/times` stays available. */
export async function postponeOwnTimes(context: Context): Promise<void> {
  const { accountId: id } = currentStudent(context);
  await auditedTransaction(context, async (trx, record) => {
    if (!(await postponePreferredTimes(trx, id))) return;
    await record({ action: "put-off-times", subject: { kind: "student", id } });
  });
}
