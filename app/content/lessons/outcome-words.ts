import type { Decision } from "#domain/lessons/settlement.ts";

/** Who reads how a lesson turned out. */
export type OutcomeReader = "student" | "guardian" | "tutor";

const common = { held: "Held", moved: "It counts at its new time" };

/** An outcome in the words of each reader. */
export const outcomeWords: Record<OutcomeReader, Record<Decision, string>> = {
  student: {
    ...common,
    "student-missed": "You missed it",
    "tutor-missed": "Your tutor missed it",
  },
  guardian: {
    ...common,
    "student-missed": "Your child missed it",
    "tutor-missed": "The tutor missed it",
  },
  tutor: {
    ...common,
    "student-missed": "The student missed it",
    "tutor-missed": "You missed it",
  },
};
