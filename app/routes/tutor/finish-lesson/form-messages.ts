import type { Outcome } from "#domain/lessons/settlement.ts";

/** Sent with the data, because the script of a screen is small. */
export const messages = {
  outcomes: {
    held: "Held",
    "student-missed": "Student missed",
    "tutor-missed": "Tutor missed",
  } satisfies Record<Outcome, string>,
  planned: (day: string, time: string) => `The next lesson is planned for ${day} at ${time}.`,
  lastHomework: (homework: string) => `It was: ${homework}`,
  editable: (sent: string) => `Sent on ${sent}. The family gets the new words by email.`,
  report: "Report",
  reportHint: "The student gets it by email, and so does a guardian who has agreed to reports.",
  otherChapters: (others: number) => `More chapters (${others})`,
  coveredOther: "Something else",
  optional: "optional",
};
