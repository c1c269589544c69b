import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import {
  makeStudent,
  makeTutor,
  studentId,
  theAdmin,
  tutorId,
  type Account,
  type Person,
} from "./people.ts";
import { findInPage, postForm } from "./requests.ts";

/** The tabs of an assignment as its addresses name them. */
export type Section = "recordings" | "live-sessions" | "exams" | "announcements";

/** Joins a student and a tutor in class 10 mathematics. @returns the assignment's id */
export async function assign(student: Person, tutor: Person): Promise<string> {
  const answer = await postForm(
    "/admin-dashboard/assignments/new",
    {
      studentId: await studentId(student),
      classId: "class-10",
      subjectId: "mathematics",
      tutorId: await tutorId(tutor),
    },
    theAdmin().cookie,
  );
  if (answer.status !== 303) throw new Error(`not assigned: ${answer.status}`);
  return findInPage("/dashboard", student.cookie, /\/dashboard\/courses\/([\w-]+)/);
}

const fields = {
  description: "Completing the square",
  url: "https://lessons.example/1",
  date: "2036-12-01",
  time: "17:30",
};

/** The date and time fields of a moment so many minutes from now; its seconds are dropped. */
export function minutesFromNow(minutes: number): { date: string; time: string } {
  return toIndiaDateTimeFields(new Date(Date.now() + minutes * 60_000));
}

/** Publishes one thing for an assignment. */
export async function publish(
  tutor: Person,
  assignmentId: string,
  section: Section,
  title: string,
  more: Partial<typeof fields> = {},
): Promise<void> {
  const path = `/tutor-dashboard/${assignmentId}/${section}/add`;
  const answer = await postForm(path, { ...fields, title, ...more }, tutor.cookie);
  if (answer.status !== 303) throw new Error(`not published: ${answer.status}`);
}

/** A student, their approved tutor and the assignment that joins them, without a browser. */
export async function makeClass(account?: Account): Promise<{
  student: Person;
  tutor: Person;
  assignmentId: string;
}> {
  const [student, tutor] = await Promise.all([makeStudent(account), makeTutor()]);
  return { student, tutor, assignmentId: await assign(student, tutor) };
}

/** A class with one item of each kind. */
export async function makeBusyClass(account?: Account) {
  const made = await makeClass(account);
  const { tutor, assignmentId } = made;
  await publish(tutor, assignmentId, "recordings", "Quadratic equations");
  await publish(tutor, assignmentId, "live-sessions", "Doubts of the week");
  await publish(tutor, assignmentId, "exams", "Unit test 1");
  await publish(tutor, assignmentId, "announcements", "No class on Friday");
  return made;
}
