/** What people can switch off, each as a whole, in the order of their choices. */
export const mailGroups = ["reminders", "announcements", "news"] as const;

export type MailGroup = (typeof mailGroups)[number];

/** What a child gets no mails of while a guardian does not consent: all that the classes can do without. */
export const withoutConsent: readonly MailGroup[] = ["announcements", "news"];

/** Whether a value from outside is one of the groups. */
export function isMailGroup(value: unknown): value is MailGroup {
  return (mailGroups as readonly unknown[]).includes(value);
}

/** The groups that somebody of a role gets at all. */
export function mailGroupsOf(role: "student" | "tutor" | "admin"): readonly MailGroup[] {
  if (role === "student") return mailGroups;
  return role === "tutor" ? ["reminders"] : [];
}

/** What each kind of mail is about: ids and our own words only, since it is kept until it is sent. */
export interface MailData {
  welcome: Nothing;
  "application-received": Nothing;
  "application-approved": Nothing;
  "application-rejected": Nothing;
  "assignment-created": { assignmentId: string };
  announcement: { itemId: string };
  news: { itemIds: string[] };
  "guardian-consent": { guardianId: string };
  "guardian-reminder": { guardianId: string };
  "guardian-page": { guardianId: string };
  "consent-changed": { guardianId: string };
  "session-reminder": { itemId: string; point: ReminderPoint; startsAt: string };
  "reset-password": { linkId: string };
  "password-changed": { at: string };
  "verify-email": { linkId: string };
  "change-email": { linkId: string };
  "email-change-asked": Nothing;
  "email-changed": { linkId: string };
}

type Nothing = Record<string, never>;

export type MailKind = keyof MailData;

interface KindOfMail {
  /** What switches it off; null for what the service needs, which everybody gets. */
  group: MailGroup | null;
  /** After how many hours in the queue it would only confuse and is not sent any more. */
  staleAfterHours: number;
}

/** Every kind of mail that we send; docs/operating.md says when. */
export const mailKinds: Record<MailKind, KindOfMail> = {
  welcome: { group: null, staleAfterHours: 72 },
  "application-received": { group: null, staleAfterHours: 72 },
  "application-approved": { group: null, staleAfterHours: 168 },
  "application-rejected": { group: null, staleAfterHours: 168 },
  "assignment-created": { group: null, staleAfterHours: 168 },
  announcement: { group: "announcements", staleAfterHours: 72 },
  news: { group: "news", staleAfterHours: 72 },
  "guardian-consent": { group: null, staleAfterHours: 168 },
  "guardian-reminder": { group: null, staleAfterHours: 168 },
  "guardian-page": { group: null, staleAfterHours: 72 },
  "consent-changed": { group: null, staleAfterHours: 168 },
  "session-reminder": { group: "reminders", staleAfterHours: 24 },
  "reset-password": { group: null, staleAfterHours: 1 },
  "password-changed": { group: null, staleAfterHours: 168 },
  "verify-email": { group: null, staleAfterHours: 72 },
  "change-email": { group: null, staleAfterHours: 12 },
  "email-change-asked": { group: null, staleAfterHours: 24 },
  "email-changed": { group: null, staleAfterHours: 168 },
};

/** Whether a text from the database is one of the kinds; an older version may have known others. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind);
}

/** A mail to be sent. */
export type NewMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

interface MailOf<Kind extends MailKind> {
  kind: Kind;
  /** The account that it is for; it vanishes with it. */
  accountId: string;
  data: MailData[Kind];
  /** Where it goes, if not to the account's own address. */
  address?: string;
  /** The same key again, for the same account, is the same mail and is not sent twice. */
  key?: string;
  /** Not before this moment; at once where there is none. */
  dueAt?: Date;
}

/** The moments at which people are reminded of a live session, and how much later may still do. */
export const reminderPoints = {
  day: { minutesBefore: 24 * 60, minutesLate: 12 * 60 },
  hour: { minutesBefore: 60, minutesLate: 40 },
} as const;

export type ReminderPoint = keyof typeof reminderPoints;

/** For how long after a point a session that was made or moved since is still reminded of. */
export const reminderGraceMinutes = 10;

/** How long news are gathered before they are mailed. */
export const newsGatherMinutes = 5;

/** The least time between two mails with news to one student. */
export const newsPauseMinutes = 60;
