import { openAcademyDatabase } from "#server/academy.ts";
import { progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import { fillLists } from "../admin/people.ts";
import type { RunningAcademy } from "../support/academy.ts";

/** One document that is measured. */
export interface Document {
  name: string;
  path: string;
  /** Of who is signed in; null for nobody, who gets a page from its file. */
  cookie: string | null;
  /** The peer's share of bare node:http on a page like it, with pooled connections, in percent. */
  peer: number;
  /** What share to aim at, in percent. */
  aim: number;
}

const students = 1000;
const tutors = 50;
const assignments = 2000;
const ownStudents = 40;
const items = 20;
const wantedHits = 50;

type Person = Awaited<ReturnType<typeof makeStudent>>;

/** Fills an empty academy. @returns what its people open */
export async function makeDocuments({ url, dataDir }: RunningAcademy): Promise<Document[]> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  const client = await owner.pool.connect();
  try {
    await fillLists(client, { students, tutors, assignments });
    const { rows } = await client.query<{ word: string; hits: number }>(
      `select word, count(*)::int as hits from students, regexp_split_to_table(name, ' ') word
       group by word order by abs(count(*) - $1), word limit 1`,
      [wantedHits],
    );
    const { word = "", hits = 0 } = rows[0] ?? {};
    progress("Making people ...");
    const academy = { url, origin: url, database: owner.database } as unknown as TestAcademy;
    const { student, courseId } = await makeTaughtStudent(academy);
    const { tutor, assignmentId } = await makeBusyTutor(academy);
    const admin = await makeAdmin(academy);
    await client.query("vacuum analyze");
    const cookieOf = ({ browser }: Person) => browser.cookieHeader;
    const [portal, dashboard] = [0.37, 9];
    return [
      { name: "sign-in page", path: "/login", cookie: null, peer: 2.9, aim: 29 },
      {
        name: "student, dashboard",
        path: "/dashboard",
        cookie: cookieOf(student),
        peer: portal,
        aim: dashboard,
      },
      {
        name: "student, course",
        path: `/dashboard/courses/${courseId}`,
        cookie: cookieOf(student),
        peer: portal,
        aim: dashboard,
      },
      {
        name: `tutor, ${ownStudents} students, ${items} recordings`,
        path: `/tutor-dashboard/${assignmentId}/recordings`,
        cookie: cookieOf(tutor),
        peer: portal,
        aim: dashboard,
      },
      {
        name: `admin, ${students.toLocaleString("en-US")} students`,
        path: "/admin-dashboard",
        cookie: cookieOf(admin),
        peer: 0.7,
        aim: 7,
      },
      {
        name: `admin, search with ${hits} hits`,
        path: `/admin-dashboard?q=${encodeURIComponent(word)}`,
        cookie: cookieOf(admin),
        peer: 0.37,
        aim: 3.7,
      },
    ];
  } finally {
    client.release();
    await owner.close();
  }
}

/** A student with three courses; the first has twenty items and three announcements. */
async function makeTaughtStudent(academy: TestAcademy) {
  const student = await makeStudent(academy);
  const teachers = [await makeTutor(academy), await makeTutor(academy), await makeTutor(academy)];
  const courses: string[] = [];
  for (const teacher of teachers) courses.push(await assign(academy, student, teacher));
  const [[courseId = ""], [teacher]] = [courses, teachers];
  if (!teacher) throw new Error("nobody teaches");
  const startsAt = new Date(Date.now() + 86_400_000);
  for (let number = 1; number <= items; number += 1) {
    const kind = (["recording", "live-session", "exam"] as const)[number % 3] ?? "exam";
    const content = kind === "live-session" ? { startsAt } : {};
    await publish(academy, courseId, teacher, kind, { title: `Lesson ${number}`, ...content });
  }
  for (let number = 1; number <= 3; number += 1) {
    await publish(academy, courseId, teacher, "announcement", { title: `News ${number}` });
  }
  return { student, courseId };
}

/** A tutor with forty students, who published twenty recordings to one of them. */
async function makeBusyTutor(academy: TestAcademy) {
  const tutor = await makeTutor(academy);
  let assignmentId = "";
  for (let number = 0; number < ownStudents; number += 1) {
    assignmentId = await assign(academy, await makeStudent(academy), tutor);
  }
  for (let number = 1; number <= items; number += 1) {
    await publish(academy, assignmentId, tutor, "recording", { title: `Lesson ${number}` });
  }
  return { tutor, assignmentId };
}
