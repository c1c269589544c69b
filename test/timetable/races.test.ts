import type pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { lockTimetables, lockTimetablesOf } from "#data/timetable/locks.ts";
import { useAcademy } from "../support/academy.ts";
import { fastAcademy } from "../support/fast.ts";
import { makeTutor } from "../support/people.ts";
import {
  askPath,
  makeCourseWithLesson,
  noonIn,
  openRequest,
  type CourseWithLesson,
} from "../support/requests.ts";
import { dayIn } from "./clock.ts";

// What the property test has found, one after the other: two changes of the same people at once.

const academy = useAcademy({}, fastAcademy, 10);
let made: CourseWithLesson;
let list = "";

beforeEach(async () => {
  made = await makeCourseWithLesson(academy);
  list = `/tutor-dashboard/${made.assignmentId}/live-sessions`;
});

/** Waits until a connection to this file's database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await academy.pool.query(waiting)).rowCount).toBeGreaterThan(0);
}

/** Begins a change and answers only after another one, which has begun later, waits for it. */
async function meanwhile(
  change: (trx: pg.PoolClient) => Promise<unknown>,
  other: () => Promise<Response>,
): Promise<Response> {
  const trx = await academy.pool.connect();
  try {
    await trx.query("begin");
    await change(trx);
    const answer = other();
    await somebodyWaits();
    await trx.query("commit");
    return await answer;
  } finally {
    trx.release();
  }
}

const lock = (trx: pg.PoolClient, personId: string) =>
  trx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [personId]);

test("a request about a lesson that is just being deleted is refused", async () => {
  const { student, lessonId } = made;
  const answer = await meanwhile(
    (trx) => trx.query("delete from content_items where id = $1", [lessonId]),
    () => student.browser.post(askPath(lessonId), { startsAt: noonIn(6).toISOString() }),
  );
  expect(answer.status).toBe(409);
});

test("a request that ends while its lesson is deleted stays ended after the undo", async () => {
  const { student, tutor, lessonId } = made;
  await student.browser.post(askPath(lessonId), { startsAt: noonIn(6).toISOString() });
  const { requestId } = await openRequest(academy, lessonId);
  const answer = await meanwhile(
    async (trx) => {
      await lock(trx, student.id);
      await trx.query(
        "update lesson_requests set answer = 'withdrawn', answered_at = now() where id = $1",
        [requestId],
      );
    },
    () => tutor.browser.post(`${list}/${lessonId}/delete`),
  );
  expect(answer.status).toBe(303);
  await tutor.browser.post(`${list}/${lessonId}/undo`);
  const { rows } = await academy.pool.query("select answer from lesson_requests where id = $1", [
    requestId,
  ]);
  expect(rows).toEqual([{ answer: "withdrawn" }]);
});

test("a withdrawal waits for a deletion of its lesson", async () => {
  const { student, lessonId } = made;
  await student.browser.post(askPath(lessonId), { kind: "cancel" });
  const answer = await meanwhile(
    (trx) => lock(trx, student.id),
    () => student.browser.post(`${askPath(lessonId)}/withdrawal`),
  );
  expect(answer.status).toBe(303);
});

test("new time off waits for a lesson that is being planned", async () => {
  const { tutor } = made;
  const day = dayIn(noonIn(6).getTime());
  const answer = await meanwhile(
    (trx) => lock(trx, tutor.id),
    () => tutor.browser.post("/tutor-dashboard/away", { firstDay: day, lastDay: day }),
  );
  expect(answer.status).toBe(303);
});

test("an assignment that was handed over meanwhile is locked with its next tutor", async () => {
  const { database, pool } = academy;
  const { student, assignmentId } = made;
  const next = await makeTutor(academy);
  const handOver = await pool.connect();
  await handOver.query("begin");
  await lock(handOver, student.id);
  await handOver.query("update assignments set tutor_id = $1 where id = $2", [
    next.id,
    assignmentId,
  ]);
  let isLocked: unknown = null;
  const locking = database.transaction().execute(async (trx) => {
    await lockTimetablesOf(trx, [assignmentId]);
    const { rows } = await pool.query<{ free: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free",
      [next.id],
    );
    isLocked = rows[0]?.free === false;
  });
  await somebodyWaits();
  await handOver.query("commit");
  handOver.release();
  await locking;
  expect(isLocked).toBe(true);
  // Nothing is locked any more.
  await database.transaction().execute((trx) => lockTimetables(trx, [next.id, student.id]));
});
