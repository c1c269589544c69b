import type { MailData, MailKind } from "#domain/mail/mail.ts";
import type { Course } from "./course.ts";

type Data = { readonly [Kind in MailKind]: readonly MailData[Kind][] };

const at = "2026-01-01T00:00:00.000Z";
const none: readonly Record<string, never>[] = [{}];

/** What each kind of mail would be about if it were queued to somebody about this course. */
export function mailDataOf(course: Course, presentTutorId: string): Data {
  const { assignmentId, guardian, items, lessons, startsAt, seriesId, requests } = course;
  const guardianId = guardian.id;
  const about = Object.values(lessons).map((lessonId) => ({ lessonId }));
  const asked = Object.values(requests).map((requestId) => ({ requestId }));
  const handedOver = { assignmentId, tutorId: presentTutorId };
  const time = { startsAt: startsAt.toISOString(), minutes: 60 };
  const change = {
    what: "planned" as const,
    assignmentId,
    lessons: [{ id: lessons.coming, ...time, was: null }],
    count: 1,
    seriesId,
  };
  const changes = [change, { ...change, what: "cancelled" as const }];
  const forGuardian = <Of extends object>(data: readonly Of[]) =>
    data.map((one) => ({ ...one, guardianId }));
  const demos = Object.values(course.demos).flatMap((demoId) =>
    (["booked", "moved", "cancelled", "given-away"] as const).map((what) => ({ demoId, what })),
  );
  // Those that say nothing without a link have none of this tutor's.
  const linkId = course.noteId;
  return {
    welcome: none,
    "application-received": none,
    "application-approved": none,
    "application-rejected": none,
    "assignment-created": [{ assignmentId }],
    "assignment-ended": [{ assignmentId }],
    "assignment-handed-over": [handedOver],
    "guardian-assignment-ended": forGuardian([{ assignmentId }]),
    "guardian-assignment-handed-over": forGuardian([handedOver]),
    announcement: [{ itemId: items.announcements }],
    news: [{ itemIds: [...Object.values(items), ...Object.values(lessons)] }],
    arrivals: [{ since: at, until: new Date().toISOString() }],
    enquiries: none,
    "enquiry-received": none,
    // It has no account: it goes to the address that the family gave.
    "demo-lesson": [],
    "tutor-demo-lesson": demos,
    "guardian-consent": [{ guardianId }],
    "guardian-reminder": [{ guardianId }],
    "guardian-page": [{ guardianId }],
    "consent-changed": [{ guardianId }],
    "consent-renewal": [{ guardianId }],
    "session-reminder": [{ itemId: lessons.coming, point: "day", startsAt: time.startsAt }],
    "lesson-change": changes,
    "guardian-lesson-change": forGuardian(changes),
    substitution: about,
    "substitution-ended": about,
    "lesson-tutor": about.map((one) => ({ ...one, tutorId: presentTutorId })),
    "guardian-lesson-tutor": forGuardian(about.map((one) => ({ ...one, tutorId: presentTutorId }))),
    "lesson-report": about.map((one) => ({ ...one, isChange: false })),
    "guardian-lesson-report": forGuardian(about).map((one) => ({ ...one, isChange: false })),
    "lesson-request": asked,
    "lesson-disputed": about,
    "lesson-decided": about,
    "guardian-lesson-decided": forGuardian(about),
    "homework-marked": about.map(({ lessonId }) => ({ homeworkId: lessonId })),
    "line-message": [{ lineId: course.lineId }],
    "guardian-line-message": forGuardian([{ lineId: course.lineId }]),
    "guardian-messages": [{ guardianId }],
    "lessons-unsettled": [{ from: at, until: new Date().toISOString() }],
    "request-answered": asked,
    "guardian-request-answered": forGuardian(asked),
    // They are about money of families, which no tutor reads.
    "fee-invoice": [{ familyId: presentTutorId, documentIds: [] }],
    "fee-receipt": [{ familyId: presentTutorId, paymentId: presentTutorId }],
    "fee-reminder": [{ familyId: presentTutorId, documentIds: [] }],
    invitation: [{ linkId }],
    "staff-invitation": [{ linkId }],
    "staff-role": none,
    "staff-change": [
      { what: "joined", memberId: presentTutorId, role: "coordinator", by: null, at },
    ],
    "sender-change": [{ what: "changed", by: presentTutorId, at }],
    "staff-ended": [{ language: "en" }],
    "reset-password": [{ linkId }],
    "password-changed": [{ at }],
    "calendar-address": [{ at }],
    "new-device": [{ browser: null, system: null, at }],
    "sign-in-changed": [{ change: "passkey-added", at }],
    "data-exported": [{ what: "account", at }],
    "wrong-codes": [{ at }],
    "test-mail": none,
    "verify-email": [{ linkId }],
    "change-email": [{ linkId }],
    "email-change-asked": none,
    "email-changed": [{ linkId }],
  };
}
