import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { progress } from "#server/progress.ts";
import { fillLists } from "../support/fill.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "../support/people.ts";

/** A document to measure. */
export interface Document {
  name: string;
  path: string;
  /** The session of the person who opens it; null for a visitor, who gets a prerendered page. */
  cookie: string | null;
}

const size = { students: 1000, tutors: 50, assignments: 2000 };
const ownStudents = 40;
const items = 20;
const wantedHits = 50;

/** Fills an empty academy. @returns the documents that its people open */
export async function makeDocuments(
  client: pg.ClientBase,
  database: Database,
): Promise<Document[]> {
  await fillLists(client, size);
  progress("Making people ...");
  const { rows } = await client.query<{ word: string; hits: number }>(
    `select word, count(*)::int as hits from students, regexp_split_to_table(name, ' ') word
       group by word order by abs(count(*) - $1), word limit 1`,
    [wantedHits],
  );
  const { word = "", hits = 0 } = rows[0] ?? {};
  const { student, courseId } = await makeTaughtStudent(database);
  const { tutor, assignmentId } = await makeBusyTutor(database);
  const admin = await makeAdmin(database);
  await client.query("vacuum analyze");
  const course = `/dashboard/courses/${courseId}`;
  const busy = `tutor, ${ownStudents} students, ${items} recordings`;
  const recordings = `/tutor-dashboard/${assignmentId}/recordings`;
  const search = `/admin-dashboard/students?q=${encodeURIComponent(word)}`;
  return [
    { name: "sign-in page", path: "/login", cookie: null },
    { name: "student, dashboard", path: "/dashboard", cookie: student.cookie },
    { name: "student, course", path: course, cookie: student.cookie },
    { name: busy, path: recordings, cookie: tutor.cookie },
    { name: "admin, 1,000 students", path: "/admin-dashboard/students", cookie: admin.cookie },
    { name: `admin, search with ${hits} hits`, path: search, cookie: admin.cookie },
  ];
}

/** A student with three courses; the first has twenty items and three announcements. */
async function makeTaughtStudent(database: Database) {
  const student = await makeStudent(database);
  const tutor = await makeTutor(database);
  const courseId = await assign(database, student, tutor);
  for (let others = 0; others < 2; others += 1) {
    await assign(database, student, await makeTutor(database));
  }
  for (let number = 1; number <= items; number += 1) {
    const kind = (["recording", "live-session", "exam"] as const)[number % 3] ?? "exam";
    await publish(database, courseId, tutor, kind, `Lesson ${number}`);
  }
  for (let number = 1; number <= 3; number += 1) {
    await publish(database, courseId, tutor, "announcement", `News ${number}`);
  }
  return { student, courseId };
}

/** A tutor with forty students and twenty recordings published to one of them. */
async function makeBusyTutor(database: Database) {
  const tutor = await makeTutor(database);
  let assignmentId = "";
  for (let number = 0; number < ownStudents; number += 1) {
    assignmentId = await assign(database, await makeStudent(database), tutor);
  }
  for (let number = 1; number <= items; number += 1) {
    await publish(database, assignmentId, tutor, "recording", `Lesson ${number}`);
  }
  return { tutor, assignmentId };
}
