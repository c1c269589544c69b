import type { PlanningWarning } from "#domain/timetable/planning.ts";

/** For whom the words are. */
export type BookingReader = "tutor" | "admin";

/** A family asks for a time, and cannot confirm one. */
export type WarningReader = BookingReader | "family";

/** Above the buttons with other times. */
export const freeTimes: string = "Free times near it";

/** Why a lesson can't be planned, or perhaps should not be, at its time. */
export const messages = {
  booked: {
    tutor: "Somebody has another lesson then. Please choose another time.",
    admin: "Somebody has another lesson then. Please choose another time.",
  } satisfies Record<BookingReader, string>,
  over: "That time is over. Please choose one to come.",
  holiday: (name: string) => `That day is a holiday of the academy: ${name}.`,
  warnings: {
    "time-off": {
      tutor: "You have time off then.",
      admin: "The tutor has time off then.",
      family: "Your tutor has time off then.",
    },
    "outside-hours": {
      tutor: "That is outside your hours.",
      admin: "That is outside the tutor's hours.",
      family: "Your tutor does not teach at that time.",
    },
    "at-night": {
      tutor: "That is in the night, between 10 PM and 6 AM.",
      admin: "That is in the night, between 10 PM and 6 AM.",
      family: "Please choose a time between 6 AM and 10 PM.",
    },
  } satisfies Record<Exclude<PlanningWarning["reason"], "holiday">, Record<WarningReader, string>>,
  pressAgain: "Press again if you mean it.",
  yours: (name: string) => `You already have a lesson with ${name}`,
  yourDemo: (name: string) => `You already have a demo class with ${name}`,
  tutors: (name: string) => `The tutor already has a lesson with ${name}`,
  tutorsDemo: (name: string) => `The tutor already has a demo class with ${name}`,
  students: (subject: string) => `The student already has another lesson (${subject})`,
  studentsWith: (subject: string, tutor: string) =>
    `The student already has a lesson in ${subject} with ${tutor}`,
  /** @param owner one of the texts above */
  lesson: (owner: string, at: string, length: string) => `${owner}: ${at}, ${length}`,
  /** The same where a request holds the time. */
  heldLesson: (owner: string, at: string, length: string) =>
    `${owner}: ${at}, ${length}; a request holds this time`,
  formerTutor: "a former tutor",
};
