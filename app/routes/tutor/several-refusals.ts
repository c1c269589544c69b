import type { Refusal } from "#domain/result.ts";
import type { SeriesRefusal } from "#use-cases/lessons/change-series.ts";
import { describeConflict } from "../booking-answer.ts";
import type { BookingAnswer } from "../booking-fields.ts";

const notInSeries = "This lesson has begun or is no longer one of a series. Choose This lesson.";

const messages = {
  gone: notInSeries,
  "not-possible": notInSeries,
  past: "A lesson would then begin in the past. Nothing was changed.",
  overlap: "Two of the lessons would overlap. Nothing was changed.",
  booked: (booked: number, count: number) =>
    `${booked} of ${count} lessons can't be moved there: somebody has another lesson then. Nothing was changed.`,
  unusual: (unusual: number, count: number) =>
    `${unusual} of ${count} lessons would be on a holiday, on time off, outside your hours or at night. Press again if you mean it.`,
};

type SeveralRefusal = Exclude<SeriesRefusal, { reason: "changed" }> | Refusal<"not-possible">;

/** Why several lessons of a series were not changed, in words. @param typed the new time of the chosen one */
export function describeSeveral(
  refusal: SeveralRefusal,
  { date, time }: { date: string; time: string },
): { error: string; booking: BookingAnswer | null } {
  const { reason } = refusal;
  if (reason !== "booked" && reason !== "unusual") {
    return { error: messages[reason], booking: null };
  }
  const nothing = { lessons: [], freeTimes: [], confirms: null };
  const booking: BookingAnswer =
    reason === "booked"
      ? {
          ...nothing,
          error: messages.booked(
            new Set(refusal.conflicts.map(({ index }) => index)).size,
            refusal.count,
          ),
          lessons: refusal.conflicts.map((conflict) => describeConflict(conflict, "tutor")),
        }
      : {
          ...nothing,
          error: messages.unusual(refusal.unusual, refusal.count),
          confirms: `${date} ${time}`,
        };
  return { error: booking.error, booking };
}
