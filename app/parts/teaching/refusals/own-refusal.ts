import { data } from "react-router";
import { canManageContent } from "#domain/people/tutor.ts";
import type { Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import type { NotApproved } from "#use-cases/teaching/content-change.ts";
import type { BookingRefusal } from "#use-cases/timetable/book.ts";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import type { BookingAnswer } from "#parts/timetable/booking/booking-fields.ts";
import { describeRefusal } from "./refusals.ts";

type Attempt = Parameters<typeof describeRefusal>[0];

/** What is said to the signed-in tutor, who may not add or manage content. */
export function describeOwnRefusal(context: Context, attempt: Attempt): string {
  return describeRefusal(attempt, currentTutor(context).tutor.status);
}

/** The same to a tutor who may not; null to one who may. */
export function findOwnRefusal(context: Context, attempt: Attempt): string | null {
  const { status } = currentTutor(context).tutor;
  return canManageContent(status) ? null : describeRefusal(attempt, status);
}

/** The answer to the signed-in tutor whose form was refused. @param answer what the form shows besides */
export function refuseOwn<Answer extends object>(
  context: Context,
  attempt: Attempt,
  refusal: NotApproved | BookingRefusal,
  answer: Answer,
) {
  if (refusal.reason === "not-approved") {
    const error = describeOwnRefusal(context, attempt);
    const nothing = { field: null, booking: null as BookingAnswer | null };
    return data({ ...answer, ...nothing, error }, { status: 403 });
  }
  const booking: BookingAnswer | null = describeBooking(refusal, "tutor");
  const { error } = booking;
  return data({ ...answer, error, booking, field: "time" as const }, { status: 409 });
}
