import { warningReasons } from "#domain/timetable/planning.ts";
import { insertAssignment } from "#data/assignments/assignments.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { insertContent } from "#data/teaching/content.ts";
import { emptyReport } from "#domain/lessons/report.ts";
import { emptyContent } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { day } from "#domain/shared/durations.ts";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { academyDatabase } from "./database.ts";
import { makeStudent, makeTutor, theAdmin, type Account, type Person } from "./people.ts";
import { findInPage, postForm } from "./requests.ts";

/** The tabs of an assignment as its addresses name them. */
export type Section = "recordings" | "live-sessions" | "exams" | "announcements";

const course = { classId: "class-10", subjectId: "mathematics" };

/** Assigns a tutor to a student for class 10 mathematics. @returns the assignment's id */
export async function assign(student: { id: string }, tutor: { id: string }): Promise<string> {
  const made = { studentId: student.id, tutorId: tutor.id, createdBy: null, ...course };
  const id = await academyDatabase()
    .transaction()
    .execute((trx) => insertAssignment(trx, made));
  if (!id) throw new Error("the assignment exists already");
  return id;
}

/** As `assign`, but through the admin's form, which queues mails and writes the audit log. */
export async function assignThroughForm(student: Person, tutor: Person): Promise<string> {
  const answer = await postForm(
    "/admin-dashboard/assignments/new",
    { studentId: student.id, tutorId: tutor.id, ...course },
    theAdmin().cookie,
  );
  if (answer.status !== 303) throw new Error(`not assigned: ${answer.status}`);
  return findInPage("/dashboard", student.cookie, /\/dashboard\/courses\/([\w-]+)/);
}

const usualFields = {
  description: "Completing the square",
  url: "https://lessons.example/1",
  date: "2036-12-01",
  time: "17:30",
  minutes: "",
};

const lessons = new Map<string, number>();

/** The usual fields; each lesson of a tutor without a date has the day after the one before. */
function fieldsWith(
  tutor: { id: string },
  section: Section,
  more: Partial<typeof usualFields>,
): typeof usualFields {
  if (section !== "live-sessions" || more.date !== undefined) return { ...usualFields, ...more };
  const before = lessons.get(tutor.id) ?? 0;
  lessons.set(tutor.id, before + 1);
  const date = new Date(Date.UTC(2036, 11, 1 + before)).toISOString().slice(0, 10);
  return { ...usualFields, date, ...more };
}

/** The date and time fields of a moment so many minutes from now; its seconds are dropped. */
export function minutesFromNow(minutes: number): { date: string; time: string } {
  return toIndiaDateTimeFields(new Date(Date.now() + minutes * 60_000));
}

/** Publishes one content item for an assignment. */
export async function publish(
  tutor: { id: string },
  assignmentId: string,
  section: Section,
  title: string,
  more: Partial<typeof usualFields> = {},
): Promise<void> {
  const { description, url, date, time, ...rest } = fieldsWith(tutor, section, more);
  const kind = section.slice(0, -1) as ContentKind;
  const startsAt = kind === "live-session" ? parseIndiaDateTime(date, time) : null;
  const owner = { assignmentId, tutorId: tutor.id };
  const minutes = kind === "live-session" ? Number(rest.minutes || usualLength) : null;
  const item = { ...emptyContent, title, description, url, startsAt, minutes };
  await insertContent(academyDatabase(), owner, kind, item);
}

/** A lesson some days ago with a report that asks for homework. @param until YYYY-MM-DD */
export async function giveHomework(
  tutor: { id: string },
  assignmentId: string,
  homework: string,
  until: string,
  daysAgo = 1,
): Promise<void> {
  const startsAt = new Date(Date.now() - daysAgo * day);
  const owner = { assignmentId, tutorId: tutor.id };
  const item = { ...emptyContent, title: "Circles", startsAt, minutes: usualLength };
  const lessonId = await insertContent(academyDatabase(), owner, "live-session", item);
  if (!lessonId) throw new Error("the lesson exists already");
  const report = { ...emptyReport, covered: ["Circles"], homework, homeworkUntil: until };
  await insertReport(academyDatabase(), { lessonId, tutorId: tutor.id }, report);
}

/** As `publish`, but through the tutor's form, which queues mails and writes the audit log. */
export async function publishThroughForm(
  tutor: Person,
  assignmentId: string,
  section: Section,
  title: string,
  more: Partial<typeof usualFields> = {},
): Promise<void> {
  const path = `/tutor-dashboard/${assignmentId}/${section}/add`;
  const fields = fieldsWith(tutor, section, more);
  // Whatever the time of the day.
  const form = {
    ...fields,
    title,
    confirmedTime: [fields.date, fields.time, ...warningReasons].join(" "),
  };
  const answer = await postForm(path, form, tutor.cookie);
  if (answer.status !== 303) throw new Error(`not published: ${answer.status}`);
}

/** A student, an approved tutor and their assignment. */
export async function makeCourse(account?: Account): Promise<{
  student: Person;
  tutor: Person;
  assignmentId: string;
}> {
  const [student, tutor] = await Promise.all([makeStudent(account), makeTutor()]);
  return { student, tutor, assignmentId: await assign(student, tutor) };
}

/** As `makeCourse`, but assigned through the form, so that both are sent mails about it. */
export async function makeCourseThroughForm() {
  const [student, tutor] = await Promise.all([makeStudent(), makeTutor()]);
  return { student, tutor, assignmentId: await assignThroughForm(student, tutor) };
}

/** A class with one content item of each kind. */
export async function makeBusyCourse(account?: Account) {
  const made = await makeCourse(account);
  const { tutor, assignmentId } = made;
  await publish(tutor, assignmentId, "recordings", "Quadratic equations");
  await publish(tutor, assignmentId, "live-sessions", "Doubts of the week");
  await publish(tutor, assignmentId, "exams", "Unit test 1");
  await publish(tutor, assignmentId, "announcements", "No class on Friday");
  return made;
}
