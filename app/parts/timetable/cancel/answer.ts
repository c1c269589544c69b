import type { FoundLesson } from "#data/timetable/cancellations.ts";
import type { Context } from "#request/context.ts";
import type { Fields } from "#request/form.ts";
import { cancelLesson } from "#use-cases/timetable/cancel.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { cancelLessons } from "#use-cases/timetable/end-lessons.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canCancel, checkCancelReason } from "#domain/timetable/cancellation.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import {
  canChangeSeries,
  readLessonScope,
  type LessonScope,
} from "#domain/timetable/series/series-change.ts";
import { messages, reasonProblems } from "./messages.ts";

/**
 * A lesson as the form that cancels it shows it.
 *
 * @param refusal why the planner may not change lessons; null if they may
 */
export function describeCancellable(
  lesson: Omit<FoundLesson, "id" | "description" | "url">,
  planner: Planner,
  refusal: string | null,
) {
  const now = new Date();
  return {
    question: messages.question(lesson.title, nameDatedMoment(lesson.startsAt, now)),
    detail: messages.detail[planner],
    reasonHint: messages.reasonHint[planner],
    isLate: isLate(lesson.startsAt, now),
    hasScope: canChangeSeries({ ...lesson, cancelled: lesson.isCancelled || null }, now),
    refusal: refusal ?? (canCancel(lesson, now) ? null : messages.notPossible),
  };
}

/** What the form says after a cancellation that was not made. */
export interface CancelAnswer {
  error: string;
  /** Undefined where the form is still on the screen as it was submitted. */
  reason: string | undefined;
  scope: LessonScope | undefined;
  isMakeUpOwed: boolean | undefined;
  /** Whether the reason has a problem. */
  isInvalid: boolean;
}

type Cancelled = { ok: true; count: number } | { ok: false; answer: CancelAnswer; status: number };

/**
 * Cancels a lesson, or several of its series, as a submitted form says.
 *
 * @param address of a lesson that the planner may see
 * @param refusal what is said where the planner may not change lessons
 */
export async function cancelByForm(
  context: Context,
  planner: Planner,
  address: { assignmentId: string; lessonId: string },
  form: Fields,
  refusal: () => string,
): Promise<Cancelled> {
  const reason = form.text("reason");
  const scope = readLessonScope(form.text("scope"));
  const isMakeUpOwed = form.text("makeUp") === "yes";
  const refuse = (status: number, error: string, isInvalid = false): Cancelled => ({
    ok: false,
    status,
    answer: { error, reason, scope, isMakeUpOwed, isInvalid },
  });
  const problem = checkCancelReason(reason);
  if (problem) return refuse(400, reasonProblems[problem], true);
  const { assignmentId, lessonId: itemId } = address;
  const item = { assignmentId, kind: "live-session", itemId } as const;
  const result =
    scope === "this"
      ? await cancelLesson(context, planner, address, { reason, isMakeUpOwed })
      : await cancelLessons(context, planner, item, scope, reason);
  if (result.ok) return { ok: true, count: result.value ?? 1 };
  if (result.reason === "not-approved") return refuse(403, refusal());
  return refuse(409, messages[result.reason === "gone" ? "notInSeries" : "notPossible"]);
}
