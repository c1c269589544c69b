import type { PersonMail } from "#data/person-facts.ts";
import { formatDateTime } from "#domain/dates.ts";
import { isMailKind, type MailKind } from "#domain/mail.ts";
import { messages } from "./messages.ts";

/** What each kind of mail is about, for admins. */
const kinds: Record<MailKind, string> = {
  welcome: "Welcome",
  "test-mail": "Test",
  invitation: "Invitation",
  "staff-invitation": "Invitation to the staff",
  "staff-role": "Another role",
  "staff-ended": "Access ended",
  "application-received": "Application received",
  "application-approved": "Application approved",
  "application-rejected": "Application rejected",
  "assignment-created": "New course",
  "assignment-ended": "Course ended",
  "assignment-handed-over": "Course handed over",
  "guardian-assignment-ended": "Course ended, to the guardian",
  "guardian-assignment-handed-over": "Course handed over, to the guardian",
  announcement: "Announcement",
  news: "News of the courses",
  arrivals: "New sign-ups and applications",
  enquiries: "Enquiries that wait for an answer",
  "enquiry-received": "An enquiry was received",
  "demo-lesson": "A demo class was booked or changed",
  "tutor-demo-lesson": "A demo class was booked or changed",
  "guardian-consent": "Guardian asked for consent",
  "guardian-reminder": "Guardian reminded",
  "guardian-page": "Guardian's link",
  "consent-changed": "Consent refused or withdrawn",
  "consent-renewal": "Guardian asked about the new consent text",
  "session-reminder": "Reminder of a live session",
  "lesson-change": "Change of live sessions",
  "guardian-lesson-change": "Change of live sessions, to the guardian",
  "lesson-report": "Report of a lesson",
  "guardian-lesson-report": "Report of a lesson, to the guardian",
  "lesson-request": "A family asks for another time",
  "lesson-disputed": "A family says that a class did not take place",
  "lesson-decided": "Decision about a class",
  "guardian-lesson-decided": "Decision about a class, to the guardian",
  "lessons-unsettled": "Reminder of classes to settle",
  "request-answered": "Answer to a request",
  "guardian-request-answered": "Answer to a guardian's request",
  "reset-password": "Link for a new password",
  "password-changed": "Password changed",
  "calendar-address": "Calendar address created",
  "new-device": "Sign-in on a new device",
  "sign-in-changed": "Passkey or second factor changed",
  "data-exported": "Data downloaded",
  "wrong-codes": "Wrong codes at sign-in",
  "verify-email": "Link to confirm the address",
  "change-email": "Link to change the address",
  "email-change-asked": "Change of the address requested",
  "email-changed": "Address changed",
};

/** A mail as one line: what it is about, and when it was or will be sent. */
export function describeMail({ id, kind, dueAt, sentAt, failedAt }: PersonMail, now: Date) {
  return {
    id,
    // Another version may have had other kinds.
    what: isMailKind(kind) ? kinds[kind] : kind,
    when: whenOf({ dueAt, sentAt, failedAt }, now),
    isFailed: failedAt !== null,
  };
}

export type MailRow = ReturnType<typeof describeMail>;

function whenOf(
  { dueAt, sentAt, failedAt }: Pick<PersonMail, "dueAt" | "sentAt" | "failedAt">,
  now: Date,
): string {
  if (sentAt !== null) return messages.sent(formatDateTime(sentAt));
  if (failedAt !== null) return messages.failed(formatDateTime(failedAt));
  return new Date(dueAt) > now ? messages.due(formatDateTime(dueAt)) : messages.waiting;
}
