/**
 * What is assumed of people: how the academy's students, tutors, parents and admins live with it.
 * Everything the model says rests on this file and on what was measured; change it and run again.
 */

/** Assignments of a student, and students of a tutor. */
export const assignmentsOfStudent = 2;
export const studentsOfTutor = 10;

/** Students for each admin, and the share of admins who have a list open in the evening. */
export const studentsOfAdmin = 1_000;
export const adminsWithList = 0.2;

/** One item that a tutor publishes for an assignment, and in which week of four. */
export interface Slot {
  kind: "live-session" | "recording" | "exam" | "announcement";
  week: 0 | 1 | 2 | 3;
}

const everyWeek = (["live-session", "live-session", "recording"] as const).flatMap((kind) =>
  ([0, 1, 2, 3] as const).map((week): Slot => ({ kind, week })),
);

/** Weeks that everybody who is measured has behind them. */
export const weeksMeasured = 4;

/** What is published for one assignment in four weeks. */
export const fourWeeks: readonly Slot[] = [
  ...everyWeek,
  { kind: "announcement", week: 0 },
  { kind: "announcement", week: 2 },
  { kind: "exam", week: 3 },
];

const daysOf4Weeks = 28;

function publishedADay(isCounted: (slot: Slot) => boolean): number {
  return (fourWeeks.filter(isCounted).length * assignmentsOfStudent) / daysOf4Weeks;
}

/** Live sessions of a student a day, the week's average. */
export const sessionsADay = publishedADay(({ kind }) => kind === "live-session");

/** The share of students whose phone reads their calendar, each once an hour. */
export const withCalendar = 0.3;

/** Requests a day for each student, whoever sends them: parents, tutors and admins too. */
export const requestsADay = {
  // A parent and a stranger or two, who look around.
  "public page": 3,
  // A session lasts 30 days without use; some have two devices, some log out.
  "sign-in": 0.05,
  // Two visits of a dashboard and a course or two.
  "student dashboard": 2,
  "course page": 3,
  // A tutor looks in four times a day and opens fifteen pages of assignments.
  "tutor dashboard": 4 / studentsOfTutor,
  "assignment page": 15 / studentsOfTutor,
  publish: publishedADay(({ kind }) => kind !== "announcement"),
  announce: publishedADay(({ kind }) => kind === "announcement"),
  // An admin opens fifty lists and searches twenty times.
  "admin list": 50 / studentsOfAdmin,
  "admin search": 20 / studentsOfAdmin,
  "calendar feed": withCalendar * 24,
} as const;

/** What is asked of the product, and measured. */
export type Kind = keyof typeof requestsADay;

export const kinds = Object.keys(requestsADay) as Kind[];

/** Programs ask for calendars day and night; people come when it suits them. */
export const isSteady = (kind: Kind): boolean => kind === "calendar feed";

/** Whose commit waits for the disk, and whose is told of to all who listen. */
export const commits: Partial<Record<Kind, "silently" | "and tells">> = {
  "sign-in": "silently",
  "course page": "silently",
  publish: "and tells",
  announce: "and tells",
};

/** Changes a day for each student that every open list is told of: sign-ups, names, guardians. */
export const listChangesADay = 0.02;

/** How a day's visits spread over the hours of India, from midnight on; together 1. */
export const shareOfHour: readonly number[] = [
  0.004, 0.002, 0.001, 0.001, 0.002, 0.006, 0.02, 0.035, 0.03, 0.025, 0.025, 0.03, 0.035, 0.035,
  0.035, 0.045, 0.07, 0.09, 0.105, 0.14, 0.135, 0.08, 0.04, 0.009,
];

/** How much busier the busiest minutes of an hour are: classes begin at full hours. */
export const rushInHour = 1.5;

/** How long somebody looks at a dashboard in one visit. */
export const minutesOfVisit = 8;

/** Visits with a page that listens, a day for each student: the student's and the tutor's. */
export const visitsADay = 2 + 4 / studentsOfTutor;

/** The share of a day's live sessions that begin at the evening's busiest full hour. */
export const sessionsAtBusiestHour = 0.25;

/** Minutes in which the reminders of an hour before have to go out, to be of use. */
export const minutesForReminders = 30;

/** Mails a day for each student but reminders: news, announcements, accounts. */
export const otherMailsADay = 1.2;

/** How long a mail server takes for one mail, in milliseconds. */
export const millisecondsOfSmtp = 100;
