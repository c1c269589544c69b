import type { Measure } from "#domain/lessons/quality.ts";
import type { Outcome, Standing } from "#domain/lessons/settlement.ts";

export const outcomes: Record<Outcome, string> = {
  held: "Held",
  "student-missed": "Student missed",
  "tutor-missed": "Tutor missed",
};

export const standings: Record<Standing, string> = {
  planned: "Planned",
  cancelled: "Cancelled with notice",
  "cancelled-late": "Cancelled late",
  unsettled: "Not settled",
  disputed: "Disputed",
  ...outcomes,
};

/** The names of the owner's numbers. */
export const measureNames: Record<Measure, string> = {
  ...outcomes,
  "cancelled-late": standings["cancelled-late"],
  unsettled: standings.unsettled,
  disputes: standings.disputed,
  "reports-missing": "Report missing",
  "reports-late": "Report late",
};

export const formerTutors: string = "Former tutors";

export const formerStudent: string = "A former student";

export const deletedLesson: string = "A deleted lesson";

/** What an admin calls a lesson. Its title is the tutor's and the student's to read. */
export const lessonOf = (subject: string, className: string) => `${subject}, ${className}`;
