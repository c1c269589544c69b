import {
  findAwayTutor,
  findLessonsIn,
  listTutorsAway,
  type AwayLesson,
  type AwayQueues,
  type AwayTutor,
  type LessonsToDeal,
} from "#data/timetable/away.ts";
import { findAnyLesson, findOwnLesson } from "#data/timetable/course-lesson.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { canChoose, type WayOut } from "#domain/timetable/away.ts";
import { noneConfirmed } from "#domain/timetable/planning.ts";
import { timeOffSpan, wholeDays, type TimeOffDays } from "#domain/timetable/week/days.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { data } from "react-router";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentTutor } from "#security/guards.ts";
import { cancelLesson } from "./cancel.ts";
import type { Planner } from "./change-lessons.ts";
import { requireHoliday } from "./holidays.ts";
import { saveTimeOff } from "./hours.ts";
import { moveLesson } from "./move.ts";
import { askFamily } from "./proposals.ts";
import { chooseSubstitute } from "./substitutes.ts";

/** How many tutors the list of those away has. */
const shownTutors = 100;

/** The tutors who are away while lessons are planned, what else waits because of that, and who teaches soon. */
export function loadTutorsAway(context: Context, now: Date): Promise<AwayQueues> {
  const { date: today } = toIndiaDateTimeFields(now);
  return listTutorsAway(adminDatabase(context), today, shownTutors);
}

/**
 * A tutor with the lessons of some time off, each with times at which it could be instead, and for the
 * office with who could give it.
 *
 * @param planner a tutor reads their own, and none while they don't teach
 * @param dealtIds of lessons that were dealt with, to show them again
 * @throws 404 for no tutor
 */
export async function loadAway(
  context: Context,
  planner: Planner,
  tutorId: string,
  days: TimeOffDays,
  dealtIds: readonly string[] = [],
): Promise<AwayTutor> {
  const isOffice = planner === "admin";
  const database = isOffice ? adminDatabase(context) : context.get(servicesContext).database;
  const id = isOffice ? tutorId : currentTutor(context).accountId;
  const query = { away: timeOffSpan(days), dealtIds: dealtIds.filter(isRecordId) };
  const found = isRecordId(id) ? await findAwayTutor(database, id, query, isOffice) : null;
  if (!found) throw data("no-tutor", { status: 404 });
  const mayRead = isOffice || found.status === "approved";
  return mayRead ? found : { ...found, lessons: [], demos: 0, dealt: [], times: [], makeUps: [] };
}

/** The lessons of everybody on a holiday of the academy. @throws 404 for a day that is none */
export async function loadHolidayLessons(
  context: Context,
  day: string,
  dealtIds: readonly string[] = [],
): Promise<LessonsToDeal> {
  await requireHoliday(context, day);
  const query = { away: timeOffSpan(wholeDays(day)), dealtIds: dealtIds.filter(isRecordId) };
  return findLessonsIn(adminDatabase(context), query);
}

/** When a tutor is away, and why. */
export interface AwayDays extends TimeOffDays {
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

/** What a form says of some lessons. */
export interface ChosenWays {
  /** By the lessons' ids, as submitted. */
  ways: ReadonlyMap<string, WayOut>;
  /** Of cancellations, a valid one (`checkCancelReason`). */
  reason: string;
}

/**
 * Saves that a tutor is away, and deals with the lessons of that time, each in a transaction of its
 * own: what cannot be done changes nothing else. Lessons that are not the tutor's then are passed over,
 * and so is what this planner may not do.
 *
 * @returns 'not-possible' for a tutor who doesn't teach
 * @throws 404 for no tutor
 */
export async function dealWithAway(
  context: Context,
  planner: Planner,
  tutorId: string,
  { reason, ...days }: AwayDays,
  chosen: ChosenWays,
): Promise<Result<Dealt[], Refusal<"not-possible">>> {
  const { lessons, status } = await loadAway(context, planner, tutorId, days);
  if (status !== "approved") return refuse("not-possible");
  await saveTimeOff(context, tutorId, days, reason);
  return { ok: true, value: await carryOutAll(context, planner, lessons, chosen) };
}

/** Deals with the lessons on a holiday in the same way. @throws 404 for a day that is none */
export async function dealWithHoliday(
  context: Context,
  day: string,
  chosen: ChosenWays,
): Promise<Dealt[]> {
  const { lessons } = await loadHolidayLessons(context, day);
  return carryOutAll(context, "admin", lessons, chosen);
}

async function carryOutAll(
  context: Context,
  planner: Planner,
  lessons: readonly AwayLesson[],
  { ways, reason }: ChosenWays,
): Promise<Dealt[]> {
  const dealt: Dealt[] = [];
  for (const lesson of lessons) {
    const { id, startsAt } = lesson;
    const way = ways.get(id);
    if (!way || way.kind === "leave" || !canChoose(planner, lesson, way)) continue;
    const refusal = await carryOut(context, planner, id, startsAt, way, reason);
    dealt.push({ lessonId: id, was: startsAt, way, refusal });
  }
  return dealt;
}

async function carryOut(
  context: Context,
  planner: Planner,
  lessonId: string,
  was: Date,
  way: Dealt["way"],
  reason: string,
): Promise<Dealt["refusal"]> {
  const lesson = await findLessonOf(context, planner, lessonId);
  if (!lesson) return "changed";
  const { assignmentId } = lesson;
  const asked = { lessonId, was, startsAt: was, substituteId: null };
  if (way.kind === "cancel" || way.kind === "make-up") {
    const how = { reason, isMakeUpOwed: way.kind === "make-up" };
    const result = await cancelLesson(context, planner, { assignmentId, lessonId }, how);
    if (!result.ok) return "changed";
    await askFamily(context, { ...asked, way: "cancel" });
    return null;
  }
  if (way.kind === "substitute") {
    const { tutorId: substituteId } = way;
    const result = await chooseSubstitute(context, { assignmentId, lessonId }, substituteId);
    if (!result.ok) return result.reason === "taken" ? "taken" : "changed";
    await askFamily(context, { ...asked, way: "substitute", substituteId });
    return null;
  }
  const move = { was, to: way.to, scope: "this", confirmed: noneConfirmed } as const;
  const result = await moveLesson(context, planner, lesson, move);
  if (result.ok) {
    await askFamily(context, { ...asked, way: "move", startsAt: way.to });
    return null;
  }
  const { reason: why } = result;
  return why === "booked" || why === "unusual" || why === "over" ? "taken" : "changed";
}

function findLessonOf(context: Context, planner: Planner, lessonId: string) {
  const { database } = context.get(servicesContext);
  return planner === "admin"
    ? findAnyLesson(database, lessonId)
    : findOwnLesson(database, currentTutor(context).accountId, lessonId);
}
