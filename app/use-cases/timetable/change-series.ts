import type { Database } from "#data/shared/database.ts";
import { lockContent, type ContentAddress } from "#data/teaching/content.ts";
import { findConflicts, withoutOthers, type Conflict } from "#data/timetable/conflicts.ts";
import {
  hasOtherLessons,
  lockSeriesOf,
  splitSeries,
  updateLessons,
  updateSeries,
  type LockedSeries,
} from "#data/timetable/series-changes.ts";
import type { Content } from "#domain/teaching/content.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import {
  questionsAbout,
  type ConfirmedReasons,
  type WarningReason,
} from "#domain/timetable/planning.ts";
import { patchOf, type LessonPatch } from "#domain/timetable/lesson-patch.ts";
import {
  lessonsInScope,
  shiftLessons,
  shiftSeries,
  wasMovedAlone,
  type LessonScope,
  type SeriesLesson,
  type SeriesShift,
} from "#domain/timetable/series/series-change.ts";
import type { LessonTime } from "#domain/timetable/series/series.ts";
import { haveOverlap } from "#domain/timetable/series/series-preview.ts";
import type { Context } from "#request/context.ts";
import { queueLessonChange } from "./notifications.ts";
import { recordAttempt, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { markOf, type ChangedMeanwhile } from "#use-cases/teaching/publishing.ts";
import { findPlanningWarnings } from "./planning.ts";
import { changeLessons, type LessonWork, type Planner } from "./change-lessons.ts";

/** More lessons than the one of the address. */
export type WideScope = Exclude<LessonScope, "this">;

/** Some of the new times are taken; nothing was moved. */
export interface BookedTimes extends Refusal<"booked"> {
  /** How many lessons were to change their time. */
  count: number;
  conflicts: Conflict[];
}

/** Some of the new times are on a holiday, on time off, outside the tutor's hours or at night. */
export interface UnusualTimes extends Refusal<"unusual"> {
  unusual: number;
  /** Why, each reason once. */
  reasons: WarningReason[];
  /** How many lessons were to change their time. */
  count: number;
}

/** 'gone' for a lesson that is of no series, or has begun: the past never changes. */
export type SeriesRefusal =
  | Refusal<"gone" | "past" | "overlap">
  | ChangedMeanwhile
  | BookedTimes
  | UnusualTimes;

interface EditedLessons {
  /** How many lessons have changed; 0 for the same edit again. */
  count: number;
  /** Whether moving them by the same difference back restores them: not those moved alone before. */
  canMoveBack: boolean;
}

/** The lessons that a change concerns, locked. */
export interface Scope {
  series: LockedSeries;
  chosen: SeriesLesson;
  lessons: SeriesLesson[];
}

/** Locks the series of a lesson, and finds the lessons in scope; null where it has begun. */
export async function lockScope(
  trx: Database,
  { assignmentId, itemId }: ContentAddress,
  scope: WideScope,
  now: Date,
): Promise<Scope | null> {
  const series = isRecordId(itemId)
    ? await lockSeriesOf(trx, { assignmentId, lessonId: itemId }, now)
    : null;
  const chosen = series?.lessons.find(({ id }) => id === itemId);
  if (!series || !chosen) return null;
  return { series, chosen, lessons: lessonsInScope(series.lessons, chosen, scope, now) };
}

/**
 * Changes a lesson and others of its series: a changed title, description, link or length for each of
 * them, and a new time as the same difference for all that were not moved alone. The rest of the
 * series goes on like that; lessons before it keep what they have.
 *
 * @param form `opened` is the mark of the lesson when the form was opened (see `markOf`);
 *   `confirmed` is what the person has confirmed about the new times
 * @returns what has changed, and whether the same change back restores it exactly
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function editLessons(
  context: Context,
  planner: Planner,
  address: ContentAddress,
  scope: WideScope,
  { opened, content, confirmed }: { opened: string; content: Content; confirmed: ConfirmedReasons },
): Promise<Result<EditedLessons, SeriesRefusal | NotApproved | Refusal<"not-possible">>> {
  const now = new Date();
  const attempt = { action: "edit-lessons", ...address } as const;
  const result = await changeLessons(context, planner, attempt, async (work) => {
    const found = await lockScope(work.trx, address, scope, now);
    const current = found && (await lockContent(work.trx, address));
    if (!current) return refuse("gone");
    const mark = markOf(current);
    if (mark === markOf(content)) return ok({ count: 0, canMoveBack: false });
    if (mark !== opened) return { ...refuse("changed"), current, opened: mark };
    const patch = patchOf(current, content);
    const shift = shiftLessons(
      found.lessons,
      found.chosen,
      content.startsAt ?? found.chosen.startsAt,
    );
    const changes = changesOf(found.lessons, shift, patch).filter(hasNewTime);
    const problem =
      (await checkTimes(work, changes, now)) ?? (await checkUnusual(work, changes, confirmed));
    if (problem) return problem;
    const from = scope === "all" ? now : found.chosen.seriesStart;
    await writeChange(context, work, address.assignmentId, { ...found, from, shift, patch });
    const canMoveBack = found.lessons.every((lesson) => !wasMovedAlone(lesson));
    return ok({ count: found.lessons.length, canMoveBack });
  });
  if (!result.ok && notPossible.has(result.reason)) {
    await recordAttempt(context, attempt, "not-possible");
  }
  return result;
}

const notPossible: ReadonlySet<string> = new Set<SeriesRefusal["reason"]>([
  "gone",
  "past",
  "overlap",
  "changed",
]);

/** A lesson with its time after the change. */
interface Change extends LessonTime {
  id: string;
  was: LessonTime;
}

function changesOf(
  lessons: readonly SeriesLesson[],
  shift: SeriesShift,
  patch: LessonPatch,
): Change[] {
  const starts = new Map(shift.moved.map(({ lesson, startsAt }) => [lesson.id, startsAt]));
  return lessons.map(({ id, startsAt, minutes }) => ({
    id,
    startsAt: starts.get(id) ?? startsAt,
    minutes: patch.minutes ?? minutes,
    was: { startsAt, minutes },
  }));
}

const hasNewTime = ({ startsAt, minutes, was }: Change) =>
  startsAt.getTime() !== was.startsAt.getTime() || minutes !== was.minutes;

async function checkTimes(
  { trx, people, planner }: LessonWork,
  changes: readonly Change[],
  now: Date,
): Promise<Refusal<"past" | "overlap"> | BookedTimes | null> {
  if (changes.some(({ startsAt }) => startsAt <= now)) return refuse("past");
  const ids = changes.map(({ id }) => id);
  const conflicts = await findConflicts(trx, people, changes, ids);
  if (conflicts.length > 0) {
    const known = planner === "tutor" ? withoutOthers(conflicts) : conflicts;
    return { ...refuse("booked"), count: changes.length, conflicts: known };
  }
  return haveOverlap(changes) ? refuse("overlap") : null;
}

async function checkUnusual(
  { trx, people }: LessonWork,
  changes: readonly Change[],
  confirmed: ConfirmedReasons,
): Promise<UnusualTimes | null> {
  const found = await findPlanningWarnings(trx, people.tutorId, changes);
  const former = changes.map(({ was }) => was.startsAt);
  const warnings = questionsAbout(found, confirmed, former);
  if (warnings.length === 0) return null;
  const { size: unusual } = new Set(warnings.map(({ index }) => index));
  const reasons = [...new Set(warnings.map(({ reason }) => reason))];
  return { ...refuse("unusual"), unusual, reasons, count: changes.length };
}

async function writeChange(
  context: Context,
  { trx, accountId, record }: LessonWork,
  assignmentId: string,
  change: Scope & { from: Date; shift: SeriesShift; patch: LessonPatch },
): Promise<void> {
  const { series, chosen, lessons, from, shift, patch } = change;
  const lessonIds = lessons.map(({ id }) => id);
  // Its own series, so that the places of held lessons stay: a shift would move them too.
  const isSplit = shift.minutes !== 0 || (await hasOtherLessons(trx, series.id, lessonIds));
  const rest = shiftSeries(series, lessons[0] ?? chosen, shift.minutes, patch.minutes ?? null);
  const split = { rest, from, byMinutes: shift.minutes };
  const seriesId = isSplit ? await splitSeries(trx, series.id, split, accountId) : series.id;
  await updateSeries(trx, seriesId, patch);
  await updateLessons(trx, {
    lessonIds,
    seriesId,
    byMinutes: shift.minutes,
    movedIds: shift.moved.map(({ lesson }) => lesson.id),
    patch,
  });
  const changes = changesOf(lessons, shift, patch);
  await queueLessonChange(context, trx, {
    what: changes.some(hasNewTime) ? "moved" : "changed",
    assignmentId,
    lessons: changes.map((one) => ({ ...one, was: hasNewTime(one) ? one.was : null })),
    seriesId,
  });
  await record(chosen.id, assignmentId);
}
