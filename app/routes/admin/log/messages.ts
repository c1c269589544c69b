import type { AuditActor, DenialReason } from "#domain/audit.ts";

export const messages = {
  caption: "What was done, newest first",
  intro: "Who did what, and when. Lines are only ever added; nobody can change or delete one.",
  when: "When",
  who: "Who",
  what: "What",
  about: "About",
  outcome: "Outcome",
  done: "Done",
  denied: "Denied",
  filter: "Filter the log",
  person: "Person",
  personHint: "Their email",
  action: "Action",
  anyAction: "All actions",
  anyOutcome: "Done and denied",
  show: "Show",
  showAll: "Show all",
  onlyOne: "These are the lines of one account.",
  linesOf: "All lines of ",
  newer: "Newer lines",
  older: "Older lines",
  pages: "Pages",
  empty: "Nothing has been logged yet.",
  noMatch: "No lines match.",
  deleted: "Deleted account",
  nobody: "A visitor",
  nothing: "–",
  because: (reason: string) => `Reason: ${reason}`,
  unknown: "Something else",
};

export const roles: Record<AuditActor["role"], string> = {
  student: "Student",
  tutor: "Tutor",
  admin: "Admin",
  guardian: "Guardian",
  operator: "A command on the server",
};

/** The object of the actions that apply to several kinds of content. */
export const contentNouns: Record<string, string> = {
  recording: "a recording",
  "live-session": "a live session",
  exam: "an exam",
  announcement: "an announcement",
};

export const reasons: Record<DenialReason, string> = {
  "not-signed-in": "Nobody was signed in.",
  "wrong-role": "It is for people with another role.",
  "not-found": "There is no such record, or it is not theirs.",
  "not-approved": "The tutor is not approved.",
  suspended: "The tutor is suspended.",
  "not-possible": "It was no longer possible.",
  booked: "Somebody has another lesson then.",
  "selection-missing": "Something was left unchosen.",
  "tutor-not-eligible": "The tutor does not teach that, or is not approved.",
  "address-taken": "The email address already has an account.",
  "wrong-credentials": "The email or the password was wrong.",
  "wrong-code": "The code was wrong or had already been used.",
  "wrong-passkey": "The passkey was unknown, or its answer was wrong.",
  "no-record": "The account has no such role.",
  "no-second-factor": "The admin has no second factor, which the academy requires.",
  limited: "There were too many attempts.",
  "cross-site": "The form did not come from our site.",
  robot: "A program filled in the form.",
  "too-large": "The form was too large.",
  "not-a-form": "It was not a form.",
  "unreadable-form": "The form could not be read.",
};
