import { insertAssignment } from "#data/assignments/assignments.ts";
import type { TestAcademy } from "../support/academy.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "../support/people.ts";
import { dayIn, dayLength } from "./clock.ts";
import type { Model } from "./model.ts";

const numbers = { tutors: 3, students: 5, days: 21 };

/** Few people, so that they are in each other's way. */
export interface Scenario {
  academy: TestAcademy;
  admin: Person;
  tutors: Person[];
  students: Person[];
  /** Each student learns two subjects. */
  assignmentIds: string[];
  /** The days of the lessons, YYYY-MM-DD; late enough for any request. */
  days: string[];
}

/** New people without lessons, and what the model knows of them. */
export async function createScenario(
  academy: TestAcademy,
): Promise<{ scenario: Scenario; model: Model }> {
  const admin = await makeAdmin(academy);
  const tutors = await Promise.all(
    Array.from({ length: numbers.tutors }, () => makeTutor(academy)),
  );
  const students = await Promise.all(
    Array.from({ length: numbers.students }, () => makeStudent(academy)),
  );
  const model: Model = {
    assignments: new Map(),
    lessons: [],
    deletions: new Map(),
    timeOff: [],
    requests: new Map(),
    now: Date.now(),
    seriesSoFar: 0,
  };
  for (const [place, { id: studentId }] of students.entries()) {
    for (const [other, subjectId] of ["mathematics", "physics"].entries()) {
      const tutorId = tutors[(place + other) % numbers.tutors]?.id ?? "";
      const subject = { classId: "class-10", subjectId, createdBy: null };
      const id = await academy.database
        .transaction()
        .execute((trx) => insertAssignment(trx, { studentId, tutorId, ...subject }));
      model.assignments.set(id ?? "", { tutorId, studentId });
    }
  }
  const days = Array.from({ length: numbers.days }, (_, day) =>
    dayIn(Date.now() + (day + 6) * dayLength),
  );
  const assignmentIds = [...model.assignments.keys()];
  return { scenario: { academy, admin, tutors, students, assignmentIds, days }, model };
}

/** A lesson as it is stored, to choose one for the next operation. */
export interface StoredLesson {
  id: string;
  assignmentId: string;
  tutorId: string;
  studentId: string;
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
  seriesId: string | null;
  /** When its series has it. */
  place: Date | null;
  requestId: string | null;
  /** Who was asked to give it, and whether somebody else is wanted. */
  substituteId: string | null;
  isWanted: boolean;
}

/** What people can see at this moment. */
export async function readTimetable({ academy: { pool }, assignmentIds, tutors }: Scenario) {
  const { rows: lessons } = await pool.query<StoredLesson>(
    `select c.id, a.id as "assignmentId", a.tutor_id as "tutorId", a.student_id as "studentId",
       c.starts_at as "startsAt", c.minutes, c.cancelled_at is not null as "isCancelled",
       c.series_id as "seriesId", c.series_start as place, c.substitute_id as "substituteId",
       c.substitute_wanted_since is not null as "isWanted",
       (select r.id from lesson_requests r where r.lesson_id = c.id and r.answer is null) as "requestId"
     from content_items c join assignments a on a.id = c.assignment_id
     where a.id = any($1) order by c.starts_at, c.id`,
    [assignmentIds],
  );
  const { rows: assignments } = await pool.query<{ id: string; tutorId: string }>(
    `select id, tutor_id as "tutorId" from assignments where id = any($1) order by id`,
    [assignmentIds],
  );
  const { rows: timeOff } = await pool.query<{ id: string; tutorId: string }>(
    `select id, tutor_id as "tutorId" from time_off where tutor_id = any($1) order by id`,
    [tutors.map(({ id }) => id)],
  );
  return { lessons, assignments, timeOff };
}

export type Timetable = Awaited<ReturnType<typeof readTimetable>>;

/** A person's browser. */
export function browserOf({ tutors, students, admin }: Scenario, id: string) {
  const person = [...tutors, ...students, admin].find((one) => one.id === id);
  if (!person) throw new Error(`nobody is ${id}`);
  return person.browser;
}
