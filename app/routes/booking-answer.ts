import type { Conflict } from "#data/timetable/conflicts.ts";
import type { BookingRefusal } from "#use-cases/timetable/book.ts";
import { subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import { formatLength } from "#domain/lesson-length.ts";
import type { PlanningWarning } from "#domain/timetable/planning.ts";
import type { BookingAnswer } from "./booking-fields.ts";

/** For whom the words are. */
export type BookingReader = "tutor" | "admin";

const messages = {
  booked: {
    tutor: "Somebody has another lesson then. Please choose another time.",
    admin: "Somebody has another lesson then. Please choose another time.",
  } satisfies Record<BookingReader, string>,
  over: "That time is over. Please choose one to come.",
  holiday: (name: string) => `That day is a holiday of the academy: ${name}.`,
  warnings: {
    "time-off": {
      tutor: "You have time off on that day.",
      admin: "The tutor has time off on that day.",
    },
    "outside-hours": {
      tutor: "That is outside your hours.",
      admin: "That is outside the tutor's hours.",
    },
  } satisfies Record<string, Record<BookingReader, string>>,
  pressAgain: "Press again if you mean it.",
  atNight: "That is in the night, between 10 PM and 6 AM. Press again if you mean it.",
  yours: (name: string) => `You already have a lesson with ${name}`,
  yourDemo: (name: string) => `You already have a demo class with ${name}`,
  tutors: (name: string) => `The tutor already has a lesson with ${name}`,
  tutorsDemo: (name: string) => `The tutor already has a demo class with ${name}`,
  students: (subject: string) => `The student already has another lesson (${subject})`,
  studentsWith: (subject: string, tutor: string) =>
    `The student already has a lesson in ${subject} with ${tutor}`,
  held: "a request holds this time",
  formerTutor: "a former tutor",
};

/** The words for a refusal. A free time is offered as date and time, as in the form. */
export function describeBooking(refusal: BookingRefusal, reader: BookingReader): BookingAnswer {
  const nothing = { lessons: [], freeTimes: [], confirms: null };
  if (refusal.reason === "over") return { ...nothing, error: messages.over };
  if (refusal.reason === "at-night") {
    const { date, time } = toIndiaDateTimeFields(refusal.startsAt);
    return { ...nothing, error: messages.atNight, confirms: `${date} ${time}` };
  }
  if (refusal.reason === "unusual") {
    const { date, time } = toIndiaDateTimeFields(refusal.startsAt);
    const error = `${describeWarning(refusal.warning, reader)} ${messages.pressAgain}`;
    return { ...nothing, error, confirms: `${date} ${time}` };
  }
  return {
    ...nothing,
    error: messages.booked[reader],
    lessons: refusal.conflicts.map((conflict) => describeConflict(conflict, reader)),
    freeTimes: refusal.freeTimes.map((at) => {
      const { date, time } = toIndiaDateTimeFields(at);
      return { value: `${date} ${time}`, label: formatDateTime(at) };
    }),
  };
}

/** Why a lesson should perhaps not be at its time. */
export function describeWarning(
  { reason, holiday }: Pick<PlanningWarning, "reason" | "holiday">,
  reader: BookingReader,
): string {
  if (reason === "holiday") return messages.holiday(holiday ?? "");
  return messages.warnings[reason][reader];
}

/** A lesson that is there already: whose, with whom, and when. */
export function describeConflict(conflict: Conflict, reader: BookingReader): string {
  const { startsAt, minutes, isHeld } = conflict;
  const when = `${formatDateTime(startsAt)}, ${formatLength(minutes)}`;
  return [`${describeOwner(conflict, reader)}: ${when}`, isHeld && messages.held]
    .filter(Boolean)
    .join("; ");
}

function describeOwner(conflict: Conflict, reader: BookingReader): string {
  const { who, subjectId, otherName, isDemo } = conflict;
  if (isDemo) return messages[reader === "tutor" ? "yourDemo" : "tutorsDemo"](otherName);
  if (who === "tutor") return messages[reader === "tutor" ? "yours" : "tutors"](otherName);
  const subject = subjectName(subjectId);
  if (reader === "tutor") return messages.students(subject);
  return messages.studentsWith(subject, otherName || messages.formerTutor);
}
