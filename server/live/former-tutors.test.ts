import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { assign, makeStudent, makeTutor, publish } from "#test/support/people.ts";

let academy: TestDatabase;
let people: TestAcademy;
let app: pg.Client;
let listener: pg.Client;
const messages: string[] = [];

beforeAll(async () => {
  academy = await createDatabase("template");
  people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
  // With the product's own rights, with which it fires the triggers.
  app = new pg.Client({ ...academy.config, user: appRole });
  listener = new pg.Client(academy.config);
  await app.connect();
  await listener.connect();
  listener.on("notification", ({ payload = "" }) => messages.push(payload));
  await listener.query("listen viluva_changes");
});
afterAll(async () => {
  await app.end();
  await listener.end();
  await academy.drop();
});

/** Whether messages of some statements name an account. */
async function isTold(accountId: string, ...statements: string[]): Promise<boolean> {
  messages.length = 0;
  for (const statement of statements) await app.query(statement);
  await app.query("select pg_notify('viluva_changes', 'done')");
  await expect.poll(() => messages).toContain("done");
  return messages.some((message) => message.split(" ").includes(accountId));
}

/** What changes about a child and their course, whoever does it. */
const changesOf = (studentId: string, assignmentId: string, lessonId: string, mark: string) => {
  const own = `where assignment_id = '${assignmentId}'`;
  return {
    "a student's name": [`update students set name = '${mark}' where id = '${studentId}'`],
    "an address": [`update accounts set email = '${mark}@test.example' where id = '${studentId}'`],
    "an item": [`update content_items set description = '${mark}' ${own}`],
    "an announcement": [`update announcements set description = '${mark}' ${own}`],
    "a request": [
      `insert into lesson_requests (lesson_id, kind, asked_as, is_late, expires_at)
       values ('${lessonId}', 'cancel', 'student', false, now() + interval '1 day')`,
      `update lesson_requests set answer = 'withdrawn', answered_at = now() where answer is null`,
    ],
    "an outcome": [
      `insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
       values ('${lessonId}', '${studentId}', 'settled', 'tutor', 'held', '2026-01-01')`,
    ],
    "a report": [`update lesson_reports set homework = '${mark}' ${own}`],
  };
};

async function makeCourse() {
  const [student, tutor, next] = [
    await makeStudent(people),
    await makeTutor(people),
    await makeTutor(people),
  ];
  const assignmentId = await assign(people, student, tutor);
  await publish(people, assignmentId, tutor, "announcement", { title: "News" });
  const lesson = { title: "Past", startsAt: new Date("2026-01-01T10:00:00Z") };
  const lessonId = await publish(people, assignmentId, tutor, "live-session", lesson);
  await academy.pool.query(
    `insert into lesson_reports (lesson_id, student_id, tutor_id, assignment_id, class_id, subject_id, starts_at)
     values ($1, $2, $3, $4, 'class-10', 'mathematics', '2026-01-01')`,
    [lessonId, student.id, tutor.id, assignmentId],
  );
  return { student, tutor, next, assignmentId, lessonId };
}

type Made = Awaited<ReturnType<typeof makeCourse>>;

const stops: Record<string, (made: Made) => string> = {
  "is suspended": ({ tutor }) => `update tutors set status = 'suspended' where id = '${tutor.id}'`,
  "is rejected": ({ tutor }) =>
    `update tutors set status = 'rejected', approved_date = null, rejection_reason = 'A mistake.'
     where id = '${tutor.id}'`,
  "is replaced": ({ assignmentId, next }) =>
    `update assignments set tutor_id = '${next.id}' where id = '${assignmentId}'`,
  "had a course that ended": ({ assignmentId }) =>
    `update assignments set status = 'ended', ended_at = now() where id = '${assignmentId}'`,
};

test.each(Object.entries(stops))(
  "a tutor who %s hears of no change of the child's",
  async (_, stop) => {
    const made = await makeCourse();
    const { student, tutor, assignmentId, lessonId } = made;
    const changes = (mark: string) =>
      Object.entries(changesOf(student.id, assignmentId, lessonId, mark));
    const heard: [string, boolean][] = [];
    for (const [what, statements] of changes(`a${lessonId}`)) {
      heard.push([what, await isTold(tutor.id, ...statements)]);
    }
    expect(heard).toEqual(heard.map(([what]) => [what, true]));
    await isTold(tutor.id, stop(made));
    for (const [what, statements] of changes(`b${lessonId}`)) {
      expect([what, await isTold(tutor.id, ...statements)]).toEqual([what, false]);
    }
  },
);
