import {
  findAwayTutor,
  listTutorsAway,
  type AwayQueues,
  type AwayTutor,
} from "#data/timetable/away.ts";
import { findAnyLesson } from "#data/timetable/course-lesson.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { lockTutor } from "#data/people/tutors.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { WayOut } from "#domain/timetable/away.ts";
import { noneConfirmed, type DayRange } from "#domain/timetable/planning.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { data } from "react-router";
import { auditedTransaction } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import { cancelLesson } from "./cancel.ts";
import { moveLesson } from "./move.ts";
import { chooseSubstitute } from "./substitutes.ts";

/** How many tutors the list of those away has. */
const shownTutors = 100;

/** The tutors who are away while lessons are planned, what else waits because of that, and who teaches soon. */
export function loadTutorsAway(context: Context, now: Date): Promise<AwayQueues> {
  const { date: today } = toIndiaDateTimeFields(now);
  return listTutorsAway(adminDatabase(context), today, shownTutors);
}

/**
 * A tutor with the lessons of some days, each with times at which it could be instead.
 *
 * @param dealtIds of lessons that were dealt with, to show them again
 * @throws 404 for no tutor
 */
export async function loadAway(
  context: Context,
  tutorId: string,
  days: DayRange,
  dealtIds: readonly string[] = [],
): Promise<AwayTutor> {
  const ids = dealtIds.filter(isRecordId);
  const found = isRecordId(tutorId)
    ? await findAwayTutor(adminDatabase(context), tutorId, days, ids)
    : null;
  if (!found) throw data("no-tutor", { status: 404 });
  return found;
}

/** The days on which a tutor is away, and why. */
export interface AwayDays extends DayRange {
  readonly reason: TimeOffReason | null;
}

/** What came of one lesson. */
export interface Dealt {
  lessonId: string;
  was: Date;
  way: Exclude<WayOut, { kind: "leave" }>;
  /** null where it was done; 'taken' where the time or the substitute is not free any more. */
  refusal: "taken" | "changed" | null;
}

/**
 * Saves that a tutor is away, and deals with the lessons of these days, each in a transaction of its
 * own: what cannot be done changes nothing else. Lessons that are not the tutor's then are passed over.
 *
 * @param ways by the lessons' ids, as submitted
 * @param reason of cancellations, a valid one (`checkCancelReason`)
 * @returns 'not-possible' for a tutor who doesn't teach
 * @throws 404 for no tutor
 */
export async function dealWithAway(
  context: Context,
  tutorId: string,
  days: AwayDays,
  ways: ReadonlyMap<string, WayOut>,
  reason: string,
): Promise<Result<Dealt[], Refusal<"not-possible">>> {
  const { lessons, status, isSaved } = await loadAway(context, tutorId, days);
  if (status !== "approved") return refuse("not-possible");
  if (!isSaved) await saveTimeOff(context, tutorId, days);
  const dealt: Dealt[] = [];
  for (const { id, startsAt } of lessons) {
    const way = ways.get(id);
    if (!way || way.kind === "leave") continue;
    const refusal = await carryOut(context, id, startsAt, way, reason);
    dealt.push({ lessonId: id, was: startsAt, way, refusal });
  }
  return { ok: true, value: dealt };
}

function saveTimeOff(context: Context, tutorId: string, days: AwayDays): Promise<void> {
  return auditedTransaction(context, async (trx, record) => {
    // A lesson that is planned at the same moment finds the time off, or is on the desk.
    await lockTimetables(trx, [tutorId]);
    await lockTutor(trx, tutorId);
    await insertTimeOff(trx, tutorId, days, days.reason);
    await record({ action: "add-time-off", subject: { kind: "tutor", id: tutorId } });
  });
}

async function carryOut(
  context: Context,
  lessonId: string,
  was: Date,
  way: Dealt["way"],
  reason: string,
): Promise<Dealt["refusal"]> {
  const lesson = await findAnyLesson(adminDatabase(context), lessonId);
  if (!lesson) return "changed";
  if (way.kind === "cancel" || way.kind === "make-up") {
    const { assignmentId } = lesson;
    const how = { reason, isMakeUpOwed: way.kind === "make-up" };
    const result = await cancelLesson(context, "admin", { assignmentId, lessonId }, how);
    return result.ok ? null : "changed";
  }
  if (way.kind === "substitute") {
    const { assignmentId } = lesson;
    const result = await chooseSubstitute(context, { assignmentId, lessonId }, way.tutorId);
    if (result.ok) return null;
    return result.reason === "taken" ? "taken" : "changed";
  }
  const move = { was, to: way.to, scope: "this", confirmed: noneConfirmed } as const;
  const result = await moveLesson(context, "admin", lesson, move);
  if (result.ok) return null;
  const { reason: why } = result;
  return why === "booked" || why === "unusual" || why === "over" ? "taken" : "changed";
}
