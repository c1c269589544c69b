import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyReport } from "#domain/lessons/report.ts";
import { endOf } from "#domain/timetable/lesson.ts";
import { standingOf, type LessonEvent } from "#domain/lessons/settlement.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";
import {
  deleteOldLessonEvents,
  insertLessonEvent,
  listLessonEvents,
  lockLessonFacts,
  unlinkErasedPeople,
} from "./events.ts";
import { findReport, insertReport } from "./reports.ts";

let academy: TestDatabase;
let people: TestAcademy;
/** Connected with the product's own rights. */
let app: pg.Client;
let student: Person;
let tutor: Person;
let assignmentId = "";
let hour = 0;

beforeAll(async () => {
  academy = await createDatabase("template");
  people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
  ({ student, tutor, assignmentId } = await makeCourse(people));
  app = new pg.Client({ ...academy.config, user: appRole });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await academy.drop();
});

/** A lesson of January 2026, each at another time. */
function makeLesson(): Promise<string> {
  hour += 1;
  const startsAt = new Date(Date.UTC(2026, 0, 1, hour));
  return publish(people, assignmentId, tutor, "live-session", { title: `L${hour}`, startsAt });
}

const settle = (lessonId: string, outcome: "held" | "student-missed" = "held") =>
  insertLessonEvent(academy.database, {
    lessonId,
    event: { what: "settled", as: "tutor", outcome },
    saidBy: tutor.id,
  });

interface RecordRow {
  outcome: string | null;
  disputed: boolean;
  waits: boolean;
  tutor_id: string | null;
  student_id: string | null;
  reported: boolean;
}

async function recordOf(lessonId: string): Promise<RecordRow | undefined> {
  const { rows } = await academy.pool.query<RecordRow>(
    `select r.outcome, r.disputed_at is not null as disputed, c.finished_at is null as waits,
       r.tutor_id, r.student_id, r.reported_at is not null as reported
     from lesson_records r left join content_items c on c.id = r.lesson_id where r.lesson_id = $1`,
    [lessonId],
  );
  return rows[0];
}

const move = (lessonId: string, hours: number) =>
  academy.pool.query(
    "update content_items set starts_at = starts_at + make_interval(hours => $2) where id = $1",
    [lessonId, hours],
  );

test("the record that the trigger writes is how the rules see the lesson", async () => {
  const event = fc.constantFrom<Exclude<LessonEvent["what"], "moved">[]>(
    "joined",
    "settled",
    "settled",
    "disputed",
    "decided",
  );
  const outcome = fc.constantFrom("held", "student-missed", "tutor-missed", "moved");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(event, outcome), { maxLength: 7 }), async (attempts) => {
      const lessonId = await makeLesson();
      for (const [what, said] of attempts) {
        const as = { joined: "student", settled: "tutor", disputed: "guardian", decided: "admin" };
        const isSaid = what === "settled" || what === "decided";
        // Only an admin can decide that a move counts.
        const chosen = what === "settled" && said === "moved" ? "held" : said;
        await academy.pool.query(
          `insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
           select id, $2, $3, $4, $5, starts_at from content_items where id = $1
           on conflict do nothing`,
          [lessonId, student.id, what, as[what], isSaid ? chosen : null],
        );
      }
      const lesson = await lockLessonFacts(academy.database, lessonId);
      if (!lesson) throw new Error("no lesson");
      const standing = standingOf(lesson, endOf(lesson));
      const record = await recordOf(lessonId);
      const stored = record?.disputed ? "disputed" : (record?.outcome ?? "unsettled");
      expect(stored).toBe(standing);
      expect(record?.waits ?? true).toBe(standing === "unsettled");
    }),
    { numRuns: 60 },
  );
});

test("a move after the start is a dispute; one before it is not", async () => {
  const past = await makeLesson();
  await move(past, 24 * 365 * 20);
  const events = await listLessonEvents(academy.database, past);
  expect(events).toMatchObject([{ what: "moved", as: null, saidBy: null }]);
  expect(await recordOf(past)).toMatchObject({ disputed: true, waits: false });
  // It is to come now: moving it again is an edit.
  await move(past, 24);
  expect(await listLessonEvents(academy.database, past)).toHaveLength(1);
});

test("a press of Join counts once for each start", async () => {
  const lessonId = await makeLesson();
  const event = { what: "joined", as: "student" } as const;
  const join = () => insertLessonEvent(academy.database, { lessonId, event, saidBy: student.id });
  expect([await join(), await join()]).toEqual([true, false]);
  await move(lessonId, 24 * 365);
  expect(await join()).toBe(true);
});

test("a lesson stays its tutor's after a hand-over, and its record stays without the item", async () => {
  const lessonId = await makeLesson();
  const next = await makeTutor(people);
  await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
    assignmentId,
    next.id,
  ]);
  const lesson = await lockLessonFacts(academy.database, lessonId);
  expect(lesson).toMatchObject({ tutorId: tutor.id, currentTutorId: next.id });
  await settle(lessonId);
  await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
    assignmentId,
    tutor.id,
  ]);
  await academy.pool.query("delete from content_items where id = $1", [lessonId]);
  expect(await recordOf(lessonId)).toMatchObject({ outcome: "held", tutor_id: tutor.id });
  expect(await listLessonEvents(academy.database, lessonId)).toHaveLength(1);
});

describe("the events are only added to", () => {
  test.each([
    "update lesson_events set outcome = 'tutor-missed'",
    "delete from lesson_events",
    "truncate lesson_events",
  ])("the product may not %s", async (statement) => {
    await settle(await makeLesson());
    await expect(app.query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("not even the owner can change one", async () => {
    await expect(academy.pool.query("update lesson_events set reason = 'another'")).rejects.toThrow(
      "lesson_events is append-only",
    );
  });

  test.each([
    ["an outcome that nobody can say", "settled", "tutor", "moved"],
    ["a press of Join with an outcome", "joined", "tutor", "held"],
    ["a settlement without an outcome", "settled", "tutor", null],
    ["a dispute by nobody", "disputed", null, null],
  ])("%s is refused", async (_, what, as, outcome) => {
    const lessonId = await makeLesson();
    const values = [lessonId, student.id, what, as, outcome];
    await expect(
      academy.pool.query(
        `insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
         values ($1, $2, $3, $4, $5, now())`,
        values,
      ),
    ).rejects.toMatchObject({ code: "23514" });
  });
});

test("old evidence is deleted, never what is younger than a year, and the records stay", async () => {
  const [old, young] = [await makeLesson(), await makeLesson()];
  const add = (lessonId: string, age: string) =>
    academy.pool.query(
      `insert into lesson_events (lesson_id, student_id, at, what, said_as, outcome, starts_at)
       values ($1, $2, now() - $3::interval, 'settled', 'tutor', 'held', '2026-01-01')`,
      [lessonId, student.id, age],
    );
  await add(old, "3 years 1 day");
  await add(young, "11 months");
  const left = async () => [
    (await listLessonEvents(academy.database, old)).length,
    (await listLessonEvents(academy.database, young)).length,
  ];
  await deleteOldLessonEvents(academy.database, 4);
  expect(await left()).toEqual([1, 1]);
  await app.query("select delete_old_lesson_events(3)");
  expect(await left()).toEqual([0, 1]);
  await app.query("select delete_old_lesson_events(0)");
  expect(await left()).toEqual([0, 1]);
  expect(await recordOf(old)).toMatchObject({ outcome: "held" });
});

test("a deleted student's events go at once; the tutor's numbers stay without the id", async () => {
  const other = await makeCourse(people);
  const startsAt = new Date("2026-02-01T10:00:00Z");
  const content = { title: "Class", startsAt };
  const lessonId = await publish(people, other.assignmentId, other.tutor, "live-session", content);
  await settle(lessonId);
  const { id: tutorId } = other.tutor;
  await insertReport(
    academy.database,
    { lessonId, tutorId },
    { ...emptyReport, covered: ["Circles"] },
  );
  await academy.pool.query("delete from accounts where id = $1", [other.student.id]);
  expect(await listLessonEvents(academy.database, lessonId)).toEqual([]);
  expect(await findReport(academy.database, lessonId)).toBeNull();
  // Until the deletion can no longer be undone.
  await unlinkErasedPeople(academy.database);
  expect(await recordOf(lessonId)).toMatchObject({ student_id: other.student.id });
  await academy.pool.query("update erasures set erased_at = now() - interval '11 minutes'");
  await unlinkErasedPeople(academy.database);
  expect(await recordOf(lessonId)).toMatchObject({
    student_id: null,
    tutor_id: other.tutor.id,
    outcome: "held",
    reported: true,
  });
});

test("a deleted tutor's reports stay without the id", async () => {
  const other = await makeCourse(people);
  const content = { title: "Class", startsAt: new Date("2026-02-01T10:00:00Z") };
  const lessonId = await publish(people, other.assignmentId, other.tutor, "live-session", content);
  await settle(lessonId);
  const report = { ...emptyReport, covered: ["Circles"] };
  await insertReport(academy.database, { lessonId, tutorId: other.tutor.id }, report);
  await academy.pool.query("delete from accounts where id = $1", [other.tutor.id]);
  await academy.pool.query("update erasures set erased_at = now() - interval '11 minutes'");
  await unlinkErasedPeople(academy.database);
  const { rows } = await academy.pool.query(
    "select tutor_id, covered from lesson_reports where lesson_id = $1",
    [lessonId],
  );
  expect(rows).toEqual([{ tutor_id: null, covered: ["Circles"] }]);
});
