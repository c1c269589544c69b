import type { AuditActor, AuditSubject } from "#domain/audit/audit.ts";
import type { DemoOutcome } from "#domain/timetable/demo-lesson.ts";
import type { ConsentDecision } from "#domain/guardians/guardian.ts";
import type { Decision, LessonEvent } from "#domain/lessons/settlement.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";

/** What stored codes mean that no other screen has words for. */
export const codeWords = {
  tutorStatus: {
    pending: "Under review",
    approved: "Approved",
    rejected: "Rejected",
    suspended: "Suspended",
  } satisfies Record<TutorStatus, string>,
  assignmentStatus: { active: "In force", ended: "Ended" },
  requestKind: { move: "Another time", cancel: "Cancellation" },
  proposal: {
    move: "Another time",
    substitute: "Another tutor",
    cancel: "Cancellation",
  } satisfies Record<ProposalWay, string>,
  answer: {
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn by who asked",
    expired: "Not answered in time",
    overtaken: "The lesson was changed meanwhile",
  },
  event: {
    joined: "Joined",
    settled: "Said how the lesson turned out",
    disputed: "Said that the lesson did not take place",
    moved: "Moved",
    decided: "Decided how the lesson turned out",
  } satisfies Record<LessonEvent["what"], string>,
  outcome: {
    held: "Held",
    "student-missed": "Student missed",
    "tutor-missed": "Tutor missed",
    moved: "Counts at its new time",
  } satisfies Record<Decision, string>,
  demoOutcome: {
    held: "Held",
    missed: "The family did not come",
    cancelled: "Cancelled",
  } satisfies Record<DemoOutcome, string>,
  linkPurpose: {
    "reset-password": "A new password",
    "verify-email": "Confirming the email address",
    "change-email": "Changing the email address",
    "undo-email": "Undoing a change of the email address",
    invitation: "Accepting the invitation",
  } satisfies Record<LinkPurpose, string>,
  guardianLink: {
    consent: "The question for consent",
    page: "The guardian's page",
    messages: "Messages about the child",
  },
  decision: {
    given: "Consent given",
    withheld: "Consent refused",
    withdrawn: "Consent withdrawn",
  } satisfies Record<ConsentDecision, string>,
  auditOutcome: { done: "Done", denied: "Denied" },
  subject: {
    student: "Student",
    tutor: "Tutor",
    admin: "Admin",
    account: "Account",
    calendar: "Calendar",
    guardian: "Guardian",
    assignment: "Assignment",
    note: "Note",
    course: "Course",
    import: "Import",
    "lesson-request": "Request about a lesson",
    enquiry: "Enquiry",
    line: "Messages",
    homework: "Homework",
    photo: "Photo",
    recording: "Recording",
    "live-session": "Lesson",
    exam: "Exam",
    announcement: "Announcement",
    "student-dashboard": "The student's dashboard",
    "tutor-dashboard": "The tutor's dashboard",
    "admin-dashboard": "The admin's dashboard",
  } satisfies Record<AuditSubject["kind"], string>,
  by: {
    you: "You",
    student: "The student",
    guardian: "The guardian",
    payer: "Whoever pays",
    tutor: "The tutor",
    admin: "An admin",
    operator: "A command on the server",
    "a visitor": "A visitor",
  } satisfies Record<AuditActor["role"] | "you" | "a visitor", string>,
};
