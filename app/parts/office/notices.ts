import { noticeTexts } from "./notice-messages.ts";

type Code = keyof typeof noticeTexts;

/** The codes of what was refused; the others are of something done. */
const refusals: readonly Code[] = [
  "assignment-taken",
  "assignment-booked",
  "assignment-orphaned",
  "assignment-late",
  "assignment-not-ended",
  "assignment-not-handed-over",
  "staff-not-changed",
  "last-owner",
  "import-not-started",
  "import-not-undone",
  "invitation-not-renewed",
  "site-not-published",
  "site-not-discarded",
  "assignment-not-deleted",
  "guardian-not-ended",
  "student-taken",
  "student-booked",
  "student-orphaned",
  "student-late",
  "student-not-deleted",
  "not-signed-out",
  "tutor-not-approved",
  "no-tutors-chosen",
  "tutor-not-suspended",
  "suspension-not-lifted",
  "demo-not-over",
  "lesson-not-restored",
  "away-partly",
  "enquiry-not-changed",
  "holidays-not-accepted",
  "holiday-gone",
  "tutor-not-rejected",
  "tutor-decided",
];

/** What undoes a change, below `/admin-dashboard`, by the id of what was changed. */
const undos: Partial<Record<Code, (id: string) => string>> = {
  "assignment-deleted": (id) => `assignments/${id}/undo`,
  "student-deleted": (id) => `students/${id}/undo`,
  "lesson-cancelled": (id) => `lessons/${id}/restoration`,
};

/** What a flash message's code stands for; null for an unknown one. */
export function findNotice(code: string) {
  if (!isCode(code)) return null;
  return {
    tone: refusals.includes(code) ? ("danger" as const) : ("success" as const),
    text: noticeTexts[code],
    undoOf: undos[code],
  };
}

function isCode(code: string): code is Code {
  return Object.hasOwn(noticeTexts, code);
}
