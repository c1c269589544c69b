import { longestReason, type ReasonProblem } from "#domain/timetable/cancellation.ts";

export const messages = {
  title: "Cancel lesson",
  question: (title: string, at: string) => `Should “${title}” on ${at} not be held?`,
  detail:
    "It stays in the list, marked as cancelled with your reason. The student gets an email. You can plan a make-up lesson for it.",
  late: "This is later than the academy promises families, and will be marked as late.",
  reason: "Reason",
  reasonHint: "One line, which the student and the guardian read",
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
