import { longestReason, type ReasonProblem } from "#domain/timetable/cancellation.ts";

/** Who cancels. */
export type Planner = "tutor" | "admin";

export const messages = {
  title: "Cancel lesson",
  question: (title: string, at: string) => `Should “${title}” on ${at} not be held?`,
  detail: {
    tutor:
      "It stays in the list, marked as cancelled with your reason. The student gets an email. You can plan a make-up lesson for it.",
    admin:
      "It stays in the lists, marked as cancelled with your reason. The student and the tutor get an email. You can then plan a make-up lesson for it.",
  } satisfies Record<Planner, string>,
  late: "This is later than the academy promises families, and will be marked as late.",
  reason: "Reason",
  reasonHint: {
    tutor: "One line, which the student and the guardian read",
    admin: "One line, which the family and the tutor read",
  } satisfies Record<Planner, string>,
  makeUpOwed: "A make-up lesson will be planned for this one",
  confirm: "Cancel Lesson",
  cancelling: "Cancelling...",
  cancel: "Keep Lesson",
  notInSeries: "This lesson has begun or is no longer one of a series. Choose This lesson.",
  notPossible: "This lesson is over, or it was cancelled already.",
};

export const reasonProblems: Record<ReasonProblem, string> = {
  "reason-missing": "Please enter a reason.",
  "reason-too-long": `Please keep the reason within ${longestReason} characters.`,
};
