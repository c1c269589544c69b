import type { CourseLesson } from "#data/timetable/course-lesson.ts";
import type { Fields } from "#request/form.ts";
import type { Context } from "#request/context.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { moveLesson } from "#use-cases/timetable/move.ts";
import { isOver } from "#domain/timetable/bookable-time.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import {
  parseIndiaDateTime,
  parseMoment,
  toIndiaDateTimeFields,
} from "#domain/shared/india-time.ts";
import {
  canChangeSeries,
  readLessonScope,
  type LessonScope,
} from "#domain/timetable/series/series-change.ts";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import {
  readConfirmed,
  readTime,
  type BookingAnswer,
} from "#parts/timetable/booking/booking-fields.ts";
import { timeRange } from "#parts/timetable/week/request.ts";
import { messages } from "./messages.ts";
import { describeSeveral } from "./several.ts";

/** Whether a move may be meant for other lessons of its series too. */
const isOfOthers = (lesson: CourseLesson) =>
  canChangeSeries({ ...lesson, cancelled: null }, new Date());

/** A lesson as the form that moves it shows it. */
export function describeMovable(lesson: CourseLesson) {
  const { startsAt, minutes } = lesson;
  const now = new Date();
  return {
    at: messages.at(nameDatedMoment(startsAt, now), timeRange(startsAt, minutes)),
    was: startsAt.toISOString(),
    ...toIndiaDateTimeFields(startsAt),
    hasScope: isOfOthers(lesson),
    isOver: isOver({ startsAt, minutes }, now),
  };
}

/** What the form says after a move that was not made. */
export interface MoveAnswer {
  /** Null for a question: which lessons of the series. */
  error: string | null;
  scope: LessonScope;
  field: "date" | "time" | null;
  booking: BookingAnswer | null;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: { date: string; time: string } | undefined;
}

/** A move as it was made, or why not, with the HTTP status of the answer. */
type Moved =
  | { ok: true; was: Date; to: Date; count: number; scope: LessonScope; canMoveBack: boolean }
  | { ok: false; answer: MoveAnswer; status: number };

/**
 * Moves a lesson as a submitted form says.
 *
 * @param lesson one that the planner may see
 * @param refusal what is said where the planner may not change lessons, or these
 */
export async function moveByForm(
  context: Context,
  planner: Planner,
  lesson: CourseLesson,
  form: Fields,
  refusal: () => string,
): Promise<Moved> {
  const typed = readTime(form);
  const to = parseIndiaDateTime(typed.date, typed.time);
  const was = parseMoment(form.text("was"));
  const asked = form.text("scope");
  const scope = readLessonScope(asked);
  const refuse = (status: number, answer: Partial<MoveAnswer>): Moved => {
    const nothing = { error: null, field: null, booking: null };
    return { ok: false, status, answer: { ...nothing, typed, scope, ...answer } };
  };
  if (!to || !was) return refuse(400, { error: messages.noTime, field: "date" });
  // A lesson that was dragged: of a series, it may be meant for others too.
  if (asked === "" && isOfOthers(lesson)) return refuse(200, {});
  const confirmed = readConfirmed(form, typed);
  const result = await moveLesson(context, planner, lesson, { was, to, scope, confirmed });
  if (result.ok) return { ok: true, was, to, scope, ...result.value };
  const { reason } = result;
  if (reason === "not-approved") return refuse(403, { error: refusal() });
  if (reason === "moved" || reason === "changed") {
    return refuse(409, { error: messages.refused[reason] });
  }
  if ("several" in result) {
    if (reason === "not-possible") return refuse(409, { error: refusal() });
    const several = describeSeveral(result, typed, planner);
    return refuse(409, { ...several, field: several.booking && "time" });
  }
  if (result.reason === "not-possible") return refuse(409, { error: refusal() });
  if (result.reason === "gone" || result.reason === "cancelled" || result.reason === "identical") {
    return refuse(409, { error: messages.refused[result.reason] });
  }
  const booking = describeBooking(result, planner);
  return refuse(409, { error: booking.error, booking, field: "time" });
}
