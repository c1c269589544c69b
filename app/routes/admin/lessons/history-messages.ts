import type { MailKind } from "#domain/mail/mail.ts";
import type { ChangeKind } from "#domain/timetable/lesson-change.ts";
import type { Canceller } from "#domain/timetable/lesson.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import type { RequestAnswer, RequestKind } from "#domain/timetable/request.ts";

const changes: Record<ChangeKind, string> = {
  planned: "A lesson is planned",
  moved: "Moved",
  changed: "Changed",
  cancelled: "Cancelled",
  restored: "Takes place after all",
};

/** The mails about one lesson. */
const mails: Partial<Record<MailKind, string>> = {
  "session-reminder": "Reminder",
  substitution: "Asked to teach it instead of its tutor",
  "substitution-ended": "Need not teach it any more",
  "lesson-tutor": "Who teaches it",
  "guardian-lesson-tutor": "Who teaches it",
  "lesson-report": "Report",
  "guardian-lesson-report": "Report",
  "lesson-request": "A request of the family",
  "request-answered": "The answer to a request",
  "guardian-request-answered": "The answer to a request",
  "lesson-disputed": "Said not to have taken place",
  "lesson-decided": "The academy's decision",
  "guardian-lesson-decided": "The academy's decision",
};

/** How a lesson came to be as it is, for the office; sent with the data. */
export const messages = {
  title: "Title",
  link: "Link",
  noLink: "No link yet",
  series: "Series",
  ofSeries: "One of weekly lessons",
  movedFrom: (at: string) => `One of weekly lessons, which had it on ${at}`,
  makesUpFor: "Makes up for",
  madeUpBy: "Make-up lesson",
  owed: "To be planned",
  substitute: "Substitute",
  insteadOf: (substitute: string, tutor: string) => `${substitute}, instead of ${tutor}`,
  noAnswer: (who: string) => `${who}: no answer yet`,
  accepted: (who: string) => `${who}: accepted`,
  wanted: "Wanted: the last one declined or can't teach it any more",
  declined: "Declined by",
  cancelled: "Cancelled",
  cancelledBy: {
    student: "by the student",
    guardian: "by the guardian",
    tutor: "by the tutor",
    admin: "by the academy",
  } satisfies Record<Canceller, string>,
  by: (party: string, name: string) => `${party}, ${name}`,
  because: (what: string, reason: string) => `${what}: ${reason}`,
  requests: "Requests",
  asked: {
    move: "Asked for another time",
    cancel: "Asked to cancel",
  } satisfies Record<RequestKind, string>,
  askedFor: (at: string) => `Asked for ${at}`,
  answers: {
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Not answered in time",
    overtaken: "Ended by another change",
  } satisfies Record<RequestAnswer, string>,
  waits: "Waits for the tutor's answer",
  proposals: "Whether the change suits the family",
  proposed: {
    move: (was) => `Moved, before: ${was}`,
    substitute: (was) => `With a substitute, ${was}`,
    cancel: (was) => `Cancelled, ${was}`,
  } satisfies Record<ProposalWay, (was: string) => string>,
  suits: "It suits them",
  unsuited: {
    waits: "It does not suit them. They wait for another way",
    kept: "It does not suit them, and was kept as it is",
    changed: "It did not suit them, and was changed again",
  },
  unanswered: {
    open: "No answer yet",
    over: "No answer came",
    changed: "It was changed again before they answered",
  },
  answerBy: (at: string) => `until ${at}`,
  parties: { student: "The student", guardian: "The guardian" },
  forgotten: "not known any more",
  mails: "Emails of the last week",
  changes,
  mail: mails as Readonly<Record<string, string>>,
  otherMail: "Email",
  movedMail: (what: string, was: string) => `${what}, before: ${was}`,
  to: (name: string) => `To ${name}`,
  toGuardian: (name: string) => `To ${name}, guardian`,
  sent: (at: string) => `sent ${at}`,
  willBeSent: (at: string) => `leaves from ${at}`,
  failed: (at: string) => `could not be sent, ${at}`,
  log: "Changes",
  planned: "Planned on",
  nobody: "The product",
};
