import { lockProfile } from "#data/account/profiles.ts";
import {
  listWeeklyTimes,
  postponePreferredTimes,
  replaceWeeklyTimes,
} from "#data/timetable/weekly-times.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { auditedChange } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";

/** The times that suit the actor's family. */
export function loadOwnTimes(context: Context): Promise<WeeklyTime[]> {
  const { database } = context.get(servicesContext);
  return listWeeklyTimes(database, "student", currentStudent(context).accountId);
}

/** Replaces them; the same again changes nothing. */
export async function setOwnTimes(context: Context, times: readonly WeeklyTime[]): Promise<void> {
  const { accountId: id } = currentStudent(context);
  const change = { action: "set-preferred-times", subject: { kind: "student", id } } as const;
  await auditedChange(context, change, async (trx) => {
    await lockProfile(trx, "students", id);
    return replaceWeeklyTimes(trx, "student", id, times);
  });
}

/** Hides the question on the student's home; `/account/times` stays available. */
export async function postponeOwnTimes(context: Context): Promise<void> {
  const { accountId: id } = currentStudent(context);
  const change = { action: "put-off-times", subject: { kind: "student", id } } as const;
  await auditedChange(context, change, (trx) => postponePreferredTimes(trx, id));
}
