import type { Dealt } from "#use-cases/timetable/away.ts";

/** What a desk says of lessons that can't be given; sent with the data. */
export const messages = {
  title: (tutor: string) => `${tutor} is away`,
  intro:
    "Each lesson has its best way out chosen. Nothing is changed before you press the button below.",
  today: "Today",
  tomorrow: "Tomorrow",
  saved: "This time off is saved.",
  lesson: (student: string, course: string) => `${student}, ${course}`,
  move: (at: string) => `Move to ${at}`,
  substitute: (tutor: string, about: readonly string[]) =>
    `Ask ${tutor} to teach it (${about.join(", ")})`,
  hasTaught: (student: string) => `has taught ${student}`,
  dayFree: "no other lesson that day",
  day: (times: string) => `that day: ${times}`,
  declined: (tutors: string) => `Declined by ${tutors}. Please choose another way.`,
  asked: (tutor: string) => `${tutor} is asked to teach it`,
  given: (tutor: string) => `${tutor} teaches it`,
  "make-up": "Cancel. A make-up lesson will be planned later",
  cancel: "Cancel, without a make-up lesson",
  leave: {
    admin: "Decide later",
    tutor: "Leave it to the office, which can ask another tutor",
    given: "Leave it to the office: you teach it instead of another tutor",
  },
  takesPlace: "It takes place",
  withTutor: (lesson: string, tutor: string) => `${lesson}, with ${tutor}`,
  demos: {
    admin: (count: number) =>
      count === 1
        ? "There is also a demo class then. Move it on its enquiry's page."
        : `There are also ${count} demo classes then. Move them on their enquiries' pages.`,
    tutor: (count: number) =>
      count === 1
        ? "There is also a demo class then. The office moves it."
        : `There are also ${count} demo classes then. The office moves them.`,
  },
  usualReason: "The tutor is away.",
  holidayReason: "It is a holiday.",
  cancelled: "Cancelled",
  makeUpOwed: "Cancelled. A make-up lesson is to be planned",
  movedTo: (at: string) => `Now on ${at}`,
  refusals: {
    taken: "That is not free any more. Please choose another way.",
    changed: "This lesson was changed meanwhile. Please choose again.",
  } satisfies Record<NonNullable<Dealt["refusal"]>, string>,
  notPossible: {
    admin: "This tutor does not teach at present, so nothing can be changed.",
    tutor: "You do not teach at present, so nothing can be changed.",
  },
};
