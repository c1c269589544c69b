import { randomUUID } from "node:crypto";
import { wholeDays } from "#domain/timetable/week/days.ts";
import { replaceCalendarToken } from "#data/calendar/calendars.ts";
import { insertDemo } from "#data/timetable/demo-lessons.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertMessage } from "#data/messages/written.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { insertNote } from "#data/people/staff-notes.ts";
import { insertSeries, insertSeriesLessons } from "#data/timetable/series.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { cancelLessons } from "#data/timetable/cancellations.ts";
import { storeRequestToken } from "#data/timetable/request-links.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import { emptyContent } from "#domain/teaching/content.ts";
import { emptyReport } from "#domain/lessons/report.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeGuardian, type Guardian } from "#test/support/guardians.ts";
import {
  assign,
  makeStudent,
  makeTutor,
  publish,
  sessionOf,
  type Person,
} from "#test/support/people.ts";
import { day } from "#domain/shared/durations.ts";

/** A tutor with one of everything that a tutor can have, all of one child. */
export interface Course {
  /** What every text of it ends with, so that nothing else has these texts. */
  tag: string;
  student: Person;
  tutor: Person;
  guardian: Guardian;
  assignmentId: string;
  /** By the tabs of the tutor's pages. */
  items: Record<"recordings" | "live-sessions" | "exams" | "announcements", string>;
  /**
   * Lessons: one to come (also the tab's item), one that the family asks about, a held one, a
   * cancelled one, one of a series.
   */
  lessons: Record<"coming" | "asked" | "held" | "cancelled" | "weekly", string>;
  /** When the one to come starts. */
  startsAt: Date;
  /** The starts of the other lessons to come, with the times that are asked for, and of the demo class. */
  times: Date[];
  demoAt: Date;
  seriesId: string;
  /** Open, and answered by the tutor. */
  requests: Record<"open" | "declined", string>;
  requestToken: string;
  /** Demo classes of two enquiries: one to come, one that another tutor gives in the end. */
  demos: Record<"kept" | "given", string>;
  enquiryId: string;
  timeOffId: string;
  /** The tutor's own session, and their calendar's secret. */
  sessionId: string;
  calendarToken: string;
  noteId: string;
  /** The line of the two, with a message. */
  lineId: string;
}
let courses = 0;

/** A moment of a day to come, in a minute of its own. */
const noon = (days: number) =>
  new Date(Math.floor(Date.now() / day) * day + days * day + 6 * 3_600_000 + 7 * 60_000);

/** Makes one of everything. What a person can only do through a form is stored as the form does. */
export async function makeCourse(academy: TestAcademy): Promise<Course> {
  const { database } = academy;
  courses += 1;
  const tag = `c${courses}z`;
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  const assignmentId = await assign(academy, student, tutor);
  const words = (what: string) => ({
    title: `${what}-title-${tag}`,
    description: `${what}-text-${tag}`,
    url: `https://${what}-link-${tag}.example/`,
  });
  const add = (kind: Parameters<typeof publish>[3], what: string, more: object = {}) =>
    publish(academy, assignmentId, tutor, kind, { ...words(what), ...more });
  const lesson = (what: string, startsAt: Date) => add("live-session", what, { startsAt });

  const startsAt = noon(3);
  const lessons = {
    coming: await lesson("coming", startsAt),
    asked: await lesson("asked", noon(9)),
    held: await lesson("held", noon(-2)),
    cancelled: await lesson("cancelled", noon(4)),
    weekly: "",
  };
  const items = {
    recordings: await add("recording", "recording"),
    "live-sessions": lessons.coming,
    exams: await add("exam", "exam", { mark: 37, outOf: 43 }),
    announcements: await add("announcement", "announcement"),
  };
  await cancelLessons(database, [{ id: lessons.cancelled, isLate: false }], {
    by: student.id,
    as: "student",
    reason: `cancel-reason-${tag}`,
  });

  const series = {
    assignmentId,
    content: { ...emptyContent, ...words("series") },
    firstDay: noon(5).toISOString().slice(0, 10),
    lastDay: null,
    times: [{ weekday: 1, startMinute: 697, minutes: 60 }],
    plannedUntil: noon(5).toISOString().slice(0, 10),
    createdBy: tutor.id,
    continues: null,
  };
  const seriesId = await insertSeries(database, series);
  const weekly = { startsAt: noon(5), minutes: 60, seriesStart: noon(5) };
  const [planned] = await insertSeriesLessons(database, seriesId, [weekly], true);
  lessons.weekly = planned?.id ?? "";

  const held = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(database, { lessonId: lessons.held, event: held, saidBy: tutor.id });
  const report = { ...emptyReport, coveredOther: `report-${tag}` };
  await insertReport(database, { lessonId: lessons.held, tutorId: tutor.id }, report);

  const requests = {
    declined: await askFor(academy, tutor, lessons.weekly, `declined-reason-${tag}`, noon(6)),
    open: await askFor(academy, tutor, lessons.asked, `open-reason-${tag}`, noon(7)),
  };
  await academy.pool.query(
    `update lesson_requests set answer = 'declined', answered_at = now(), answered_by = $2,
       answer_reason = $3 where id = $1`,
    [requests.declined, tutor.id, `answer-${tag}`],
  );
  const requestToken = createToken();
  await storeRequestToken(database, requests.open, hashToken(requestToken));

  const kept = await addDemo(academy, tutor, `kept-${tag}`, noon(8));
  const given = await addDemo(academy, tutor, `given-${tag}`, noon(10));

  const restDay = startsAt.toISOString().slice(0, 10);
  const timeOffId = await insertTimeOff(database, tutor.id, wholeDays(restDay));
  const calendarToken = createToken();
  await replaceCalendarToken(database, tutor.id, hashToken(calendarToken));
  const note = {
    role: "student",
    accountId: student.id,
    authorId: null,
    text: `note-${tag}`,
  } as const;
  return {
    tag,
    student,
    tutor,
    guardian,
    assignmentId,
    items,
    lessons,
    startsAt,
    times: [3, 4, 5, 6, 7, 9, 10].map(noon),
    demoAt: noon(8),
    seriesId,
    requests,
    requestToken,
    demos: { kept: kept.demoId, given: given.demoId },
    enquiryId: kept.enquiryId,
    timeOffId,
    sessionId: await sessionOf(academy, tutor),
    calendarToken,
    noteId: (await insertNote(database, note)) ?? "",
    lineId: await writeIn(academy, student, tutor, `message-${tag}`),
  };
}

/** The line of a student and a tutor, in which the student has written. @returns its id */
async function writeIn(
  { pool, database }: TestAcademy,
  student: Person,
  tutor: Person,
  text: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from lines where student_id = $1 and tutor_id = $2",
    [student.id, tutor.id],
  );
  const lineId = rows[0]?.id ?? "";
  const message = { lineId, authorId: student.id, writtenAs: "student" as const, text };
  await insertMessage(database, { ...message, clientId: randomUUID() });
  return lineId;
}

/** A request of the student's for another time. @returns its id */
export async function askFor(
  { pool }: TestAcademy,
  tutor: Person,
  lessonId: string,
  reason: string,
  wantedAt: Date,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into lesson_requests
       (lesson_id, tutor_id, kind, asked_as, reason, starts_at, is_late, expires_at)
     values ($1, $2, 'move', 'student', $3, $4, false, now() + interval '1 day') returning id`,
    [lessonId, tutor.id, reason, wantedAt],
  );
  return rows[0]?.id ?? "";
}

/** A planned demo class of a family whose words have a tag of their own. */
async function addDemo(academy: TestAcademy, tutor: Person, tag: string, startsAt: Date) {
  const enquiryId = await makeEnquiry(academy, { askerName: `asker-${tag}` });
  await academy.pool.query("update enquiries set child_name = $2 where id = $1", [
    enquiryId,
    `child-${tag}`,
  ]);
  const demoId = await insertDemo(academy.database, enquiryId, {
    tutorId: tutor.id,
    subjectId: "mathematics",
    startsAt,
    minutes: 45,
    url: `https://demo-${tag}.example/`,
  });
  return { enquiryId, demoId };
}
