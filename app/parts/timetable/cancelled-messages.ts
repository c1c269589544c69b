import type { Canceller } from "#domain/timetable/lesson.ts";

export const messages = {
  cancelledBy: {
    student: "Cancelled by the student",
    guardian: "Cancelled by the guardian",
    tutor: "Cancelled by the tutor",
    admin: "Cancelled by the academy",
  } satisfies Record<Canceller, string>,
  cancelledLateBy: {
    student: "Cancelled by the student, late",
    guardian: "Cancelled by the guardian, late",
    tutor: "Cancelled by the tutor, late",
    admin: "Cancelled by the academy, late",
  } satisfies Record<Canceller, string>,
  makeUpOwed: "A make-up lesson will be planned.",
  madeUp: (at: string) => `Make-up lesson: ${at}`,
  makesUpFor: (at: string) => `Makes up for the lesson of ${at}`,
};
