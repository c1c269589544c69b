import { lockTutor } from "#data/people/tutors.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import {
  deleteTimeOff,
  findTimeOff,
  findTutorTimes,
  hasAllOff,
  insertTimeOff,
  type TutorTimes,
} from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { timeOffSpan, type TimeOffDays } from "#domain/timetable/week/days.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { data } from "react-router";
import { auditedChange, auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor, guardFor } from "#security/guards.ts";

/** Middleware of `/account/hours`, after `guardAccount`: only tutors have hours. */
export const guardOwnHours = guardFor("tutor-dashboard", ({ tutor }) => tutor !== null);

/** The actor's weekly hours, and the time off to come with the lessons planned in it. */
export function loadOwnHours(context: Context): Promise<TutorTimes> {
  const { database } = context.get(servicesContext);
  return findTutorTimes(database, currentTutor(context).accountId);
}

const own = (context: Context) => {
  const id = currentTutor(context).accountId;
  return { id, subject: { kind: "tutor", id } as const };
};

/** Replaces the actor's weekly hours; the same again changes nothing. */
export async function setOwnHours(context: Context, times: readonly WeeklyTime[]): Promise<void> {
  const { id, subject } = own(context);
  await auditedChange(context, { action: "set-hours", subject }, async (trx) => {
    await lockTimetables(trx, [id]);
    await lockTutor(trx, id);
    return replaceWeeklyTimes(trx, "tutor", id, times);
  });
}

/** Adds time off of a tutor, unless one has all of it. Lessons that are planned in it stay planned. */
export async function saveTimeOff(
  context: Context,
  tutorId: string,
  days: TimeOffDays,
  reason: TimeOffReason | null,
): Promise<void> {
  await auditedTransaction(context, async (trx, record) => {
    // A lesson that is planned at the same moment finds the time off, or is listed with it.
    await lockTimetables(trx, [tutorId]);
    await lockTutor(trx, tutorId);
    if (await hasAllOff(trx, tutorId, timeOffSpan(days))) return;
    await insertTimeOff(trx, tutorId, days, reason);
    await record({ action: "add-time-off", subject: { kind: "tutor", id: tutorId } });
  });
}

/** The same for the actor. */
export function addOwnTimeOff(
  context: Context,
  days: TimeOffDays,
  reason: TimeOffReason | null,
): Promise<void> {
  return saveTimeOff(context, own(context).id, days, reason);
}

/** The actor's time off, to confirm its deletion. @throws 404 for another's, or none */
export async function loadOwnTimeOff(context: Context, timeOffId: string): Promise<TimeOffDays> {
  const { database } = context.get(servicesContext);
  const found = isRecordId(timeOffId)
    ? await findTimeOff(database, own(context).id, timeOffId)
    : null;
  return found ?? denyTimeOff(context);
}

/** Deletes the actor's time off. @throws 404 for another's, or none */
export async function deleteOwnTimeOff(context: Context, timeOffId: string): Promise<void> {
  const { id, subject } = own(context);
  const wasDeleted =
    isRecordId(timeOffId) &&
    (await auditedChange(context, { action: "delete-time-off", subject }, async (trx) => {
      await lockTimetables(trx, [id]);
      return deleteTimeOff(trx, id, timeOffId);
    }));
  if (!wasDeleted) await denyTimeOff(context);
}

async function denyTimeOff(context: Context): Promise<never> {
  const { subject } = own(context);
  await recordDenial(context, { action: "delete-time-off", subject, reason: "not-found" });
  throw data("no-time-off", { status: 404 });
}
