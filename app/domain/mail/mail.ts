import type { Device } from "#domain/account/device.ts";
import type { Language } from "#domain/shared/language.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import type { MailedChange } from "#domain/timetable/lesson-change.ts";

/** The groups of mails that people can switch off, in the order of the settings page. */
export const mailGroups = [
  "reminders",
  "lessons",
  "reports",
  "messages",
  "announcements",
  "news",
  "courses",
  "arrivals",
] as const;

export type MailGroup = (typeof mailGroups)[number];

/** The groups that a child gets only with a guardian's consent: those that lessons don't depend on. */
export const groupsNeedingConsent: readonly MailGroup[] = ["announcements", "news"];

/** Whether an untrusted value is a mail group. */
export function isMailGroup(value: unknown): value is MailGroup {
  return (mailGroups as readonly unknown[]).includes(value);
}

/** The groups that exist for a role. */
export function mailGroupsOf(role: "student" | "tutor" | "admin"): readonly MailGroup[] {
  if (role === "student") {
    return ["reminders", "lessons", "reports", "messages", "announcements", "news", "courses"];
  }
  return role === "tutor" ? ["reminders", "lessons", "messages", "courses"] : ["arrivals"];
}

/** The data stored with each kind of mail until it is sent: ids and codes only. */
export interface MailData {
  welcome: NoData;
  "application-received": NoData;
  "application-approved": NoData;
  "application-rejected": NoData;
  "assignment-created": { assignmentId: string };
  "assignment-ended": { assignmentId: string };
  /** `tutorId` is the new tutor's. */
  "assignment-handed-over": { assignmentId: string; tutorId: string };
  "guardian-assignment-ended": { assignmentId: string; guardianId: string };
  "guardian-assignment-handed-over": { assignmentId: string; tutorId: string; guardianId: string };
  announcement: { itemId: string };
  news: { itemIds: string[] };
  arrivals: { since: string; until: string };
  enquiries: NoData;
  "enquiry-received": NoData;
  "demo-lesson": { demoId: string; what: DemoChange };
  "tutor-demo-lesson": { demoId: string; what: DemoChange };
  "guardian-consent": { guardianId: string };
  "guardian-reminder": { guardianId: string };
  "guardian-page": { guardianId: string };
  "consent-changed": { guardianId: string };
  "consent-renewal": { guardianId: string };
  "session-reminder": { itemId: string; point: ReminderPoint; startsAt: string };
  "lesson-change": MailedChange;
  "guardian-lesson-change": MailedChange & { guardianId: string };
  /** To a tutor who is asked to give one lesson instead of its own. */
  substitution: { lessonId: string };
  "substitution-ended": { lessonId: string };
  /** `tutorId` is who gives the lesson from now on. */
  "lesson-tutor": { lessonId: string; tutorId: string };
  "guardian-lesson-tutor": { lessonId: string; tutorId: string; guardianId: string };
  "lesson-report": { lessonId: string; isChange: boolean };
  "guardian-lesson-report": { lessonId: string; isChange: boolean; guardianId: string };
  /** A tutor has marked an answer for the first time. */
  "homework-marked": { homeworkId: string };
  "lesson-request": { requestId: string };
  "lesson-disputed": { lessonId: string };
  "lesson-decided": { lessonId: string };
  "guardian-lesson-decided": { lessonId: string; guardianId: string };
  /** Somebody has written in a line, and it is still unread. */
  "line-message": { lineId: string };
  "guardian-line-message": { lineId: string; guardianId: string };
  /** A guardian asked for a link by which they write. */
  "guardian-messages": { guardianId: string };
  /** The lessons that ended between the two moments. ISO 8601 */
  "lessons-unsettled": { from: string; until: string };
  "request-answered": { requestId: string };
  "guardian-request-answered": { requestId: string; guardianId: string };
  /** What was issued for a family. */
  "fee-invoice": FeeMail & { documentIds: string[] };
  "fee-receipt": FeeMail & { paymentId: string };
  /** The invoices of which it reminds. */
  "fee-reminder": FeeMail & { documentIds: string[] };
  invitation: { linkId: string };
  "staff-invitation": { linkId: string };
  "staff-role": NoData;
  "staff-change": StaffNews;
  "sender-change": { what: "waits" | "changed"; by: string; at: string };
  /** Their account, which has said the language, is gone. */
  "staff-ended": { language: Language };
  "reset-password": { linkId: string };
  "password-changed": { at: string };
  "calendar-address": { at: string };
  "new-device": Device & { at: string };
  "sign-in-changed": { change: SignInChange; at: string };
  "data-exported": { what: ExportedData; at: string };
  "wrong-codes": { at: string };
  "test-mail": NoData;
  "verify-email": { linkId: string };
  "change-email": { linkId: string };
  "email-change-asked": NoData;
  "email-changed": { linkId: string };
}

/** A mail about a family's fees, to a guardian, a student or with neither to the payer, in whose language. */
interface FeeMail {
  familyId: string;
  guardianId?: string;
  studentId?: string;
  language?: Language;
}

/** What happened to a demo class; `given-away` is said to the tutor who gives it no longer. */
export type DemoChange = "booked" | "moved" | "cancelled" | "given-away";

/** What happened to a member of the staff, told to the owners. */
export interface StaffNews {
  what: StaffNewsKind;
  memberId: string;
  /** The role that the member has now, or had until the end. */
  role: StaffRole;
  /** The role before a change. */
  formerRole?: StaffRole;
  /** Who did it; null for whoever runs the server. */
  by: string | null;
  /** ISO 8601 */
  at: string;
}

/** `created`, `removed` and `restored` are done by a command on the server. */
export type StaffNewsKind =
  | "invited"
  | "invited-again"
  | "joined"
  | "role-changed"
  | "ended"
  | "created"
  | "removed"
  | "restored";

/** A change of what signs a person in, besides the password. */
export type SignInChange =
  | "passkey-added"
  | "passkey-removed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-codes";

/** What a downloaded file has: all about one's own account, or one of the admin's lists. */
export type ExportedData =
  | "account"
  | "students"
  | "tutors"
  | "assignments"
  | "quality"
  | "lessons"
  | "fees"
  | "transfers";

type NoData = Record<string, never>;

export type MailKind = keyof MailData;

interface MailKindOptions {
  /** The group that switches it off; null for mails that everybody gets. */
  group: MailGroup | null;
  /** After this time in the queue the mail is outdated and not sent. */
  staleAfterHours: number;
}

/** Every kind of mail; docs/operating.md says when each is sent. */
export const mailKinds: Record<MailKind, MailKindOptions> = {
  welcome: { group: null, staleAfterHours: 72 },
  "application-received": { group: null, staleAfterHours: 72 },
  "application-approved": { group: null, staleAfterHours: 168 },
  "application-rejected": { group: null, staleAfterHours: 168 },
  "assignment-created": { group: null, staleAfterHours: 168 },
  "assignment-ended": { group: "courses", staleAfterHours: 168 },
  "assignment-handed-over": { group: "courses", staleAfterHours: 168 },
  "guardian-assignment-ended": { group: null, staleAfterHours: 168 },
  "guardian-assignment-handed-over": { group: null, staleAfterHours: 168 },
  announcement: { group: "announcements", staleAfterHours: 72 },
  news: { group: "news", staleAfterHours: 72 },
  arrivals: { group: "arrivals", staleAfterHours: 72 },
  enquiries: { group: null, staleAfterHours: 72 },
  "enquiry-received": { group: null, staleAfterHours: 24 },
  "demo-lesson": { group: null, staleAfterHours: 72 },
  "tutor-demo-lesson": { group: null, staleAfterHours: 72 },
  "guardian-consent": { group: null, staleAfterHours: 168 },
  "guardian-reminder": { group: null, staleAfterHours: 168 },
  "guardian-page": { group: null, staleAfterHours: 72 },
  "consent-changed": { group: null, staleAfterHours: 168 },
  "consent-renewal": { group: null, staleAfterHours: 168 },
  "session-reminder": { group: "reminders", staleAfterHours: 24 },
  "lesson-change": { group: "lessons", staleAfterHours: 72 },
  "guardian-lesson-change": { group: null, staleAfterHours: 72 },
  substitution: { group: null, staleAfterHours: 48 },
  "substitution-ended": { group: null, staleAfterHours: 72 },
  "lesson-tutor": { group: "lessons", staleAfterHours: 72 },
  "guardian-lesson-tutor": { group: null, staleAfterHours: 72 },
  "lesson-report": { group: "reports", staleAfterHours: 168 },
  "guardian-lesson-report": { group: null, staleAfterHours: 168 },
  "homework-marked": { group: "reports", staleAfterHours: 168 },
  "lesson-request": { group: "lessons", staleAfterHours: 48 },
  "lesson-disputed": { group: null, staleAfterHours: 168 },
  "lesson-decided": { group: null, staleAfterHours: 168 },
  "guardian-lesson-decided": { group: null, staleAfterHours: 168 },
  "line-message": { group: "messages", staleAfterHours: 48 },
  "guardian-line-message": { group: null, staleAfterHours: 48 },
  "guardian-messages": { group: null, staleAfterHours: 12 },
  "lessons-unsettled": { group: "reminders", staleAfterHours: 24 },
  "request-answered": { group: "lessons", staleAfterHours: 72 },
  "guardian-request-answered": { group: null, staleAfterHours: 72 },
  "fee-invoice": { group: null, staleAfterHours: 168 },
  "fee-receipt": { group: null, staleAfterHours: 168 },
  "fee-reminder": { group: null, staleAfterHours: 24 },
  invitation: { group: null, staleAfterHours: 168 },
  "staff-invitation": { group: null, staleAfterHours: 168 },
  "staff-role": { group: null, staleAfterHours: 168 },
  "staff-change": { group: null, staleAfterHours: 168 },
  "sender-change": { group: null, staleAfterHours: 168 },
  "staff-ended": { group: null, staleAfterHours: 168 },
  "reset-password": { group: null, staleAfterHours: 1 },
  "password-changed": { group: null, staleAfterHours: 168 },
  "calendar-address": { group: null, staleAfterHours: 168 },
  "new-device": { group: null, staleAfterHours: 168 },
  "sign-in-changed": { group: null, staleAfterHours: 168 },
  "data-exported": { group: null, staleAfterHours: 168 },
  "wrong-codes": { group: null, staleAfterHours: 168 },
  "test-mail": { group: null, staleAfterHours: 1 },
  "verify-email": { group: null, staleAfterHours: 72 },
  "change-email": { group: null, staleAfterHours: 12 },
  "email-change-asked": { group: null, staleAfterHours: 24 },
  "email-changed": { group: null, staleAfterHours: 168 },
};

/** Whether a value from the database is a known kind; another version may have had others. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind);
}

/** A mail's place in the queue. */
export interface Queued {
  mailId: string;
  dueAt: Date;
}

/** A mail to be sent. */
export type NewMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

interface MailOf<Kind extends MailKind> {
  kind: Kind;
  /** The account that it is for, with which it is deleted; null for a family that has none. */
  accountId: string | null;
  /** The enquiry of that family, with which it is deleted. */
  enquiryId?: string;
  data: MailData[Kind];
  /** Defaults to the account's own address. */
  address?: string;
  /** A mail with the same key and recipient is sent once. */
  key?: string;
  /** When to send it; at once by default. */
  dueAt?: Date;
}

/** When people are reminded of a lesson, and how late a reminder may still be sent. */
export const reminderPoints = {
  day: { minutesBefore: 24 * 60, minutesLate: 12 * 60 },
  hour: { minutesBefore: 60, minutesLate: 40 },
} as const;

export type ReminderPoint = keyof typeof reminderPoints;

/** How long after a reminder's time a session created or moved since then still gets it. */
export const reminderGraceMinutes = 10;

/** How long news are collected before they are mailed. */
export const newsGatherMinutes = 5;

/** The minimum time between two news mails to one student. */
export const newsPauseMinutes = 60;

/**
 * How long the mail about a change of lessons waits, so that an undo within its seconds leaves
 * nothing to report, and a second change within them is reported together with the first.
 */
export const lessonChangeSeconds = 25;

/** How long the mail about a report waits, so that a change within that time is in it. */
export const reportMailSeconds = 60;

/** How long the mail about a marked answer waits, so that what is said and drawn meanwhile is there. */
export const markedMailSeconds = 120;

/** How long the mail about another sender waits, so that it comes from that sender: instances render the site first. */
export const senderMailSeconds = 3;
