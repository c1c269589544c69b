import type { ContentInput } from "#domain/content.ts";
import type { Refusal } from "#domain/result.ts";
import type { TutorStatus } from "#domain/tutor.ts";
import { data } from "react-router";
import type { SeriesRefusal } from "#use-cases/lessons/change-series.ts";
import type { NotApproved } from "#use-cases/tutor/content-change.ts";
import { describeConflict } from "../../booking-answer.ts";
import type { BookingAnswer } from "../../booking-fields.ts";
import { describeRefusal } from "../refusals.ts";
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
  if (refusal.reason === "booked" || refusal.reason === "unusual") {
    const { date, time } = answer.typed;
    const booking =
      refusal.reason === "booked"
        ? describeBooked(refusal)
        : {
            error: messages.severalUnusual(refusal.unusual, refusal.count),
            lessons: [],
            freeTimes: [],
            confirms: `${date} ${time}`,
          };
    return data({ ...refused, booking, error: booking.error }, { status: 409 });
  }
  if (refusal.reason === "not-approved") {
    return data({ ...refused, error: describeRefusal("manage", status) }, { status: 403 });
  }
  return data({ ...refused, error: messages.several[refusal.reason] }, { status: 409 });
}

function describeBooked({
  conflicts,
  count,
}: Extract<SeriesRefusal, { reason: "booked" }>): BookingAnswer {
  const booked = new Set(conflicts.map(({ index }) => index)).size;
  return {
    error: messages.severalBooked(booked, count),
    lessons: conflicts.map((conflict) => describeConflict(conflict, "tutor")),
    freeTimes: [],
    confirms: null,
  };
}
