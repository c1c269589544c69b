import type { LessonToSettle } from "#data/lessons/queue.ts";
import { className, subjectName } from "#domain/catalogue.ts";
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

export const formerTutors = "Former tutors";

/** What an admin calls a lesson. Its title is the tutor's and the student's to read. */
export function describeCourse(course: LessonToSettle["course"]): string {
  if (!course) return "A deleted lesson";
  return `${subjectName(course.subjectId)}, ${className(course.classId)}`;
}
