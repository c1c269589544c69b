import type { ContentInput } from "#domain/teaching/content.ts";
import type { Refusal } from "#domain/shared/result.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import { data } from "react-router";
import type { SeriesRefusal } from "#use-cases/timetable/change-series.ts";
import type { NotApproved } from "#use-cases/teaching/content-change.ts";
import type { BookingAnswer } from "#parts/timetable/booking/booking-fields.ts";
import { describeRefusal } from "#parts/teaching/refusals/refusals.ts";
import { describeSeveral } from "#parts/timetable/move/several.ts";
import { messages } from "./messages.ts";

type LessonsRefusal = SeriesRefusal | NotApproved | Refusal<"not-possible">;

/** The answer to a refused change of several lessons; what was typed stays. */
export function answerLessons<Answer extends { opened: string; typed: ContentInput }>(
  refusal: LessonsRefusal,
  answer: Answer,
  status: TutorStatus,
) {
  const refused = { ...answer, current: null, booking: null as BookingAnswer | null };
  if (refusal.reason === "changed") {
    const { current, opened } = refusal;
    return data({ ...refused, current, opened, error: messages.changed }, { status: 409 });
  }
  if (refusal.reason === "not-approved") {
    return data({ ...refused, error: describeRefusal("manage", status) }, { status: 403 });
  }
  return data({ ...refused, ...describeSeveral(refusal, answer.typed, "tutor") }, { status: 409 });
}
