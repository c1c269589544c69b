import type { WarningReason } from "#domain/timetable/planning.ts";
import type { BookingReader } from "#parts/timetable/booking/booking-messages.ts";

const notInSeries = "This lesson has begun or is no longer one of a series. Choose This lesson.";

/** Why several lessons of a series were not changed. */
export const messages = {
  gone: notInSeries,
  "not-possible": notInSeries,
  past: "A lesson would then begin in the past. Nothing was changed.",
  overlap: "Two of the lessons would overlap. Nothing was changed.",
  booked: (booked: number, count: number) =>
    `${booked} of ${count} lessons can't be moved there: somebody has another lesson then. Nothing was changed.`,
  /** @param reasons some of those below */
  unusual: (unusual: number, count: number, reasons: readonly string[]) =>
    `${unusual} of ${count} lessons would be ${reasons.join(", ")}. Press again if you mean it.`,
  reasons: {
    tutor: {
      holiday: "on a holiday",
      "time-off": "on your time off",
      "outside-hours": "outside your hours",
      "at-night": "at night",
    },
    admin: {
      holiday: "on a holiday",
      "time-off": "on the tutor's time off",
      "outside-hours": "outside the tutor's hours",
      "at-night": "at night",
    },
  } satisfies Record<BookingReader, Record<WarningReason, string>>,
};
