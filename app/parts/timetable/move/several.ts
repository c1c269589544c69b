import type { Refusal } from "#domain/shared/result.ts";
import type { SeriesRefusal } from "#use-cases/timetable/change-series.ts";
import type { BookingReader } from "#parts/timetable/booking/booking-messages.ts";
import { describeConflict } from "#parts/timetable/booking/booking-answer.ts";
import { confirmation, type BookingAnswer } from "#parts/timetable/booking/booking-fields.ts";
import { messages } from "./several-messages.ts";

type SeveralRefusal = Exclude<SeriesRefusal, { reason: "changed" }> | Refusal<"not-possible">;

/**
 * Why several lessons of a series were not changed, in words.
 *
 * @param time the new time of the chosen one
 */
export function describeSeveral(
  refusal: SeveralRefusal,
  time: { date: string; time: string },
  reader: BookingReader,
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
          lessons: refusal.conflicts.map((conflict) => describeConflict(conflict, reader)),
        }
      : {
          ...nothing,
          error: messages.unusual(
            refusal.unusual,
            refusal.count,
            refusal.reasons.map((one) => messages.reasons[reader][one]),
          ),
          confirms: confirmation(time, refusal.reasons),
        };
  return { error: booking.error, booking };
}
