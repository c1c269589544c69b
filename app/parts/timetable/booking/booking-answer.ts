import { holidayName } from "#content/timetable/holidays/names.ts";
import type { Conflict } from "#data/timetable/conflicts.ts";
import type { BookingRefusal } from "#use-cases/timetable/book.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { PlanningWarning } from "#domain/timetable/planning.ts";
import { confirmation, type BookingAnswer } from "./booking-fields.ts";
import { messages, type BookingReader, type WarningReader } from "./booking-messages.ts";

/** The words for a refusal. A free time is offered as date and time, as in the form. */
export function describeBooking(refusal: BookingRefusal, reader: BookingReader): BookingAnswer {
  const nothing = { lessons: [], freeTimes: [], confirms: null };
  if (refusal.reason === "over") return { ...nothing, error: messages.over };
  if (refusal.reason === "unusual") {
    const { startsAt, warnings, freeTimes } = refusal;
    const reasons = warnings.map(({ reason }) => reason);
    return {
      ...nothing,
      error: askAgain(warnings, reader),
      freeTimes: freeTimes.map(describeFreeTime),
      confirms: confirmation(toIndiaDateTimeFields(startsAt), reasons),
    };
  }
  return {
    ...nothing,
    error: messages.booked[reader],
    lessons: refusal.conflicts.map((conflict) => describeConflict(conflict, reader)),
    freeTimes: refusal.freeTimes.map(describeFreeTime),
  };
}

/** The warnings of one time, and that another press confirms them. */
export function askAgain(warnings: readonly PlanningWarning[], reader: BookingReader): string {
  const said = warnings.map((warning) => describeWarning(warning, reader));
  return [...said, messages.pressAgain].join(" ");
}

function describeFreeTime(at: Date): { value: string; label: string } {
  const { date, time } = toIndiaDateTimeFields(at);
  return { value: `${date} ${time}`, label: nameDatedMoment(at, new Date()) };
}

/** Why a lesson should perhaps not be at its time. */
export function describeWarning(
  { reason, holiday }: Pick<PlanningWarning, "reason" | "holiday">,
  reader: WarningReader,
): string {
  if (reason === "holiday") return messages.holiday(holidayName(holiday ?? ""));
  return messages.warnings[reason][reader];
}

/** A lesson that is there already: whose, with whom, and when. */
export function describeConflict(conflict: Conflict, reader: BookingReader): string {
  const { startsAt, minutes, isHeld } = conflict;
  const words = isHeld ? messages.heldLesson : messages.lesson;
  const when = nameDatedMoment(startsAt, new Date());
  return words(describeOwner(conflict, reader), when, formatLength(minutes));
}

function describeOwner(conflict: Conflict, reader: BookingReader): string {
  const { who, subjectId, otherName, isDemo } = conflict;
  if (isDemo) return messages[reader === "tutor" ? "yourDemo" : "tutorsDemo"](otherName);
  if (who === "tutor") return messages[reader === "tutor" ? "yours" : "tutors"](otherName);
  const subject = subjectName(subjectId);
  if (reader === "tutor") return messages.students(subject);
  return messages.studentsWith(subject, otherName || messages.formerTutor);
}
