import type { ContentInput } from "#domain/content.ts";
import type { Refusal } from "#domain/result.ts";
import type { TutorStatus } from "#domain/tutor.ts";
import { data } from "react-router";
import type { SeriesRefusal } from "#use-cases/lessons/change-series.ts";
import type { NotApproved } from "#use-cases/tutor/content-change.ts";
import type { BookingAnswer } from "../../booking-fields.ts";
import { describeRefusal } from "../refusals.ts";
import { describeSeveral } from "../several-refusals.ts";
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
  return data({ ...refused, ...describeSeveral(refusal, answer.typed) }, { status: 409 });
}
