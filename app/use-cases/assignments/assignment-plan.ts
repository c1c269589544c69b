import type { Database } from "#data/shared/database.ts";
import { insertContent } from "#data/teaching/content.ts";
import { findPlanningFacts } from "#data/timetable/planning-facts.ts";
import { emptyContent, type Content } from "#domain/teaching/content.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { ok, type Result } from "#domain/shared/result.ts";
import { firstOfPlace, placeDays, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import type { IssueChoice } from "#domain/timetable/series/series-preview.ts";
import {
  addDays,
  dayOf,
  lessonsBetween,
  planningEnd,
  type LessonTime,
  type SeriesRule,
} from "#domain/timetable/series/series.ts";
import type { Context } from "#request/context.ts";
import type { Change } from "#request/audit.ts";
import { queueLessonChange } from "#use-cases/timetable/notifications.ts";
import type { LessonPeople } from "#use-cases/timetable/change-lessons.ts";
import {
  chooseLessons,
  writeSeries,
  type PreviewNeeded,
} from "#use-cases/timetable/plan-series.ts";
import { checkBooking, type BookingRefusal } from "#use-cases/timetable/book.ts";

/** The lessons that are planned together with an assignment. */
export type AssignmentPlan = FirstLesson | WeeklyLessons;

interface FirstLesson {
  kind: "first";
  /** A weekly place, of which the next possible day is taken, or the moment itself. */
  at: WeeklyPlace | Date;
  content: Texts;
  /** What the admin has confirmed about a time. */
  confirmed: (startsAt: Date) => ConfirmedReasons;
}

interface WeeklyLessons {
  kind: "weekly";
  places: readonly WeeklyPlace[];
  content: Texts;
  /** The mark of the preview that was shown; null where none was. */
  seen: string | null;
  /** What was chosen for a lesson with an issue; null for nothing. */
  choose: (lesson: LessonTime) => IssueChoice | null;
}

type Texts = Pick<Content, "title" | "description">;

/** A plan that nothing stands in the way of: plans it for an assignment, and returns how many lessons. */
type Plan = (
  record: (change: Change) => Promise<void>,
  assignmentId: string,
  createdBy: string,
) => Promise<number>;

/**
 * Checks the lessons of a new assignment. Lock the timetables of both people first.
 *
 * @returns how to plan them, or who has another lesson then and which times are free
 */
export async function checkPlan(
  context: Context,
  trx: Database,
  people: LessonPeople,
  plan: AssignmentPlan,
): Promise<Result<Plan, BookingRefusal | PreviewNeeded>> {
  return plan.kind === "first"
    ? checkFirst(context, trx, people, plan)
    : checkWeekly(context, trx, people, plan);
}

async function checkFirst(
  context: Context,
  trx: Database,
  people: LessonPeople,
  { at, content, confirmed }: FirstLesson,
): Promise<Result<Plan, BookingRefusal>> {
  const startsAt = at instanceof Date ? at : await nextOf(trx, people.tutorId, at);
  const lesson = { startsAt, minutes: usualLength };
  const refusal = await checkBooking(trx, people, lesson, { confirmed: confirmed(startsAt) });
  if (refusal) return refusal;
  return ok(async (record, assignmentId) => {
    const owner = { assignmentId, tutorId: people.tutorId };
    // The tutor adds the link; until then the admin's home lists the lesson as one without.
    const id = await insertContent(trx, owner, "live-session", {
      ...emptyContent,
      ...content,
      url: "",
      ...lesson,
    });
    if (id === null) return 0;
    const subject = { kind: "live-session", id } as const;
    await record({ action: "publish", subject, detail: { assignmentId } });
    const lessons = [{ id, ...lesson, was: null }];
    await queueLessonChange(context, trx, {
      what: "planned",
      assignmentId,
      lessons,
    });
    return 1;
  });
}

async function nextOf(trx: Database, tutorId: string, place: WeeklyPlace): Promise<Date> {
  const today = toIndiaDateTimeFields(new Date()).date;
  const facts = await findPlanningFacts(trx, tutorId, today, addDays(today, placeDays));
  return firstOfPlace(place, usualLength, new Date(), facts);
}

async function checkWeekly(
  context: Context,
  trx: Database,
  people: LessonPeople,
  { places, content, seen, choose }: WeeklyLessons,
): Promise<Result<Plan, PreviewNeeded>> {
  const now = new Date();
  const rule: SeriesRule = {
    times: places.map((place) => ({ ...place, minutes: usualLength })),
    // A day to prepare, as for a first lesson.
    firstDay: addDays(dayOf(now), 1),
    lastDay: null,
  };
  const plannedUntil = planningEnd(rule, dayOf(now));
  const wanted = lessonsBetween(rule, rule.firstDay, plannedUntil);
  const work = { trx, people, planner: "admin" } as const;
  const chosen = await chooseLessons(work, rule, wanted, {
    assignmentId: null,
    seen,
    choose,
    now,
  });
  if (!chosen.ok) return chosen;
  const { lessons, skipped } = chosen.value;
  return ok(async (record, assignmentId, createdBy) => {
    const series = {
      ...rule,
      assignmentId,
      content: { ...emptyContent, ...content, url: "", minutes: usualLength },
      plannedUntil,
      createdBy,
      continues: null,
    };
    const { seriesId, lessonIds } = await writeSeries(context, trx, series, lessons, skipped);
    const subject = { kind: "live-session", id: lessonIds[0] ?? seriesId } as const;
    await record({ action: "plan-lessons", subject, detail: { assignmentId } });
    return lessons.length;
  });
}
