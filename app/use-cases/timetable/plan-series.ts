import { violatedConstraint } from "#data/shared/constraint.ts";
import type { Database } from "#data/shared/database.ts";
import { findConflicts } from "#data/timetable/conflicts.ts";
import { endSeries } from "#data/timetable/series-changes.ts";
import { markPlanned } from "#data/timetable/series-extension.ts";
import {
  findSameSeries,
  insertSeries,
  insertSeriesLessons,
  type NewSeries,
} from "#data/timetable/series.ts";
import type { Content } from "#domain/teaching/content.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import {
  dayOf,
  lessonsBetween,
  planningEnd,
  type LessonTime,
  type SeriesRule,
} from "#domain/timetable/series/series.ts";
import {
  applyChoices,
  haveOverlap,
  type ChosenLesson,
  type IssueChoice,
} from "#domain/timetable/series/series-preview.ts";
import type { Context } from "#request/context.ts";
import { queueLessonChange } from "./notifications.ts";
import { lessonAttempt, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { changeLessons, type LessonWork, type Planner } from "./change-lessons.ts";
import { previewSeries, type SeriesPreview } from "./preview-series.ts";

/** A valid form of a weekly series. */
export interface SeriesRequest {
  content: Content;
  rule: SeriesRule;
  /** The mark of the preview that was shown; '' for none. */
  seen: string;
  /** What was chosen for a lesson with an issue; null for nothing. */
  choose: (lesson: LessonTime) => IssueChoice | null;
}

/** Nothing is planned yet: this has to be seen first. */
export interface PreviewNeeded extends Refusal<"preview"> {
  preview: SeriesPreview;
  /** What is wrong with the choices made in the last preview; null for nothing. */
  problem: "moved-taken" | "none-left" | null;
}

/** What was planned. */
export interface PlannedSeries {
  seriesId: string;
  /** How many it has; for a repeated submit, those that the first one planned. */
  lessons: number;
}

/**
 * Plans a weekly series of an assignment, all or nothing, once its preview has been seen: the next
 * lessons and every conflict of the whole series, in one answer. The same series again changes
 * nothing and succeeds while all its lessons stand; if some were deleted or cancelled since, it is a
 * new wish, and the new series takes the place of the old one.
 *
 * @returns 'preview' for the first press, and whenever something else stands in the way than was shown
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function planSeries(
  context: Context,
  planner: Planner,
  assignmentId: string,
  request: SeriesRequest,
): Promise<Result<PlannedSeries, PreviewNeeded | NotApproved | Refusal<"not-possible">>> {
  const now = new Date();
  const attempt = lessonAttempt("plan-lessons", assignmentId, null);
  const plan = () =>
    changeLessons<PlannedSeries, PreviewNeeded>(context, planner, attempt, (work) =>
      planLocked(context, work, { assignmentId, request, now }),
    );
  try {
    return await plan();
  } catch (error) {
    // Somebody wrote without the lock: the second time their lesson is found.
    if (violatedConstraint(error) !== "exclusion") throw error;
    return plan();
  }
}

async function planLocked(
  context: Context,
  work: LessonWork,
  { assignmentId, request, now }: { assignmentId: string; request: SeriesRequest; now: Date },
): Promise<Result<PlannedSeries, PreviewNeeded>> {
  const { trx, accountId, record } = work;
  const { rule, content } = request;
  const plannedUntil = planningEnd(rule, dayOf(now));
  const series: NewSeries = {
    ...rule,
    assignmentId,
    content,
    plannedUntil,
    createdBy: accountId,
    continues: null,
  };
  const wanted = lessonsBetween(rule, rule.firstDay, plannedUntil);
  const same = await findSameSeries(trx, series, wanted);
  if (same?.isWhole) return ok({ seriesId: same.id, lessons: same.lessons });
  const chosen = await chooseLessons(work, rule, wanted, { ...request, assignmentId, now });
  if (!chosen.ok) return chosen;
  const { lessons, skipped } = chosen.value;
  if (same) await endSeries(trx, same.id);
  const again = { ...series, continues: same?.id ?? null };
  const planned = await writeSeries(context, trx, again, lessons, skipped);
  await record(planned.lessonIds[0] ?? planned.seriesId, assignmentId);
  return ok({ seriesId: planned.seriesId, lessons: lessons.length });
}

/**
 * What remains of the wanted lessons of a series, and the starts that are left out. Lock the people's
 * timetables first.
 *
 * @param request.assignmentId null for one that is being made; where it has a lesson already, none
 *   is left out
 * @param request.seen the mark of the preview that was shown; null for a press that needs none while
 *   no time is taken or unusual: days off are left out then
 */
export async function chooseLessons(
  work: Pick<LessonWork, "trx" | "people" | "planner">,
  rule: SeriesRule,
  wanted: readonly LessonTime[],
  request: {
    assignmentId: string | null;
    seen: string | null;
    choose: SeriesRequest["choose"];
    now: Date;
  },
): Promise<Result<{ lessons: ChosenLesson[]; skipped: Date[] }, PreviewNeeded>> {
  const preview = await previewSeries(work, rule, wanted);
  const isSeen = request.seen === null ? isPlain(preview) : preview.mark === request.seen;
  if (!isSeen) return needPreview(preview, null);
  const { lessons, skipped } = applyChoices(wanted, preview.issues, request.choose);
  if (lessons.length === 0) return needPreview(preview, "none-left");
  if (await isMovedTaken(work.trx, work.people, lessons, request.now)) {
    return needPreview(preview, "moved-taken");
  }
  const leftOut = skipped.filter((start) => !isOwn(preview, request.assignmentId, start));
  return ok({ lessons, skipped: leftOut });
}

/** Whether an assignment has a lesson already where a series would have one. */
function isOwn({ issues }: SeriesPreview, assignmentId: string | null, start: Date): boolean {
  return issues.some(
    ({ lesson, conflicts }) =>
      lesson.startsAt.getTime() === start.getTime() &&
      conflicts.some((one) => one.assignmentId === assignmentId && !one.isHeld && !one.isDemo),
  );
}

function isPlain({ issues, warnings }: SeriesPreview): boolean {
  return warnings.length === 0 && issues.every(({ kind }) => kind !== "taken");
}

function needPreview(preview: SeriesPreview, problem: PreviewNeeded["problem"]): PreviewNeeded {
  return { ...refuse("preview"), preview, problem };
}

async function isMovedTaken(
  trx: Database,
  people: LessonWork["people"],
  lessons: readonly ChosenLesson[],
  now: Date,
): Promise<boolean> {
  const moved = lessons.filter(({ startsAt, seriesStart }) => startsAt !== seriesStart);
  if (moved.length === 0) return false;
  if (haveOverlap(lessons) || moved.some(({ startsAt }) => startsAt <= now)) return true;
  return (await findConflicts(trx, people, moved, [])).length > 0;
}

/**
 * Stores a series with its lessons, and queues one notification for all of them. Run it within
 * `auditedTransaction`, with the timetables locked and the times checked.
 */
export async function writeSeries(
  context: Context,
  trx: Database,
  series: NewSeries,
  lessons: readonly ChosenLesson[],
  skipped: readonly Date[] = [],
): Promise<{ seriesId: string; lessonIds: string[] }> {
  const seriesId = await insertSeries(trx, series);
  const planned = await insertSeriesLessons(trx, seriesId, lessons, true);
  if (skipped.length > 0) await markPlanned(trx, seriesId, series.plannedUntil, skipped);
  await queueLessonChange(context, trx, {
    what: "planned",
    assignmentId: series.assignmentId,
    lessons: planned.map((lesson) => ({ ...lesson, was: null })),
    seriesId,
  });
  return { seriesId, lessonIds: planned.map(({ id }) => id) };
}
