import { count } from "#content/shared/count.ts";
import type { AuditActor } from "#domain/audit/audit.ts";

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
  repeated: (times: number) =>
    `${count(times, "more time", "more times")} in that hour, too often for a line each.`,
  unknown: "Something else",
};

export const roles: Record<AuditActor["role"], string> = {
  student: "Student",
  tutor: "Tutor",
  admin: "Admin",
  guardian: "Guardian",
  payer: "Payer",
  operator: "A command on the server",
};
