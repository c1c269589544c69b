import { beforeAll, beforeEach, expect, test } from "vitest";
import { listTimedLessons } from "#data/lessons/quality-lists.ts";
import { listTutorQuality } from "#data/lessons/quality.ts";
import { findOutcomeReaders, insertSettlementReminders } from "#data/lessons/outcome-mails.ts";
import { day, hour } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let made: Awaited<ReturnType<typeof makeCourse>>;
let substitute: Person;
let lessonId = "";
const startsAt = new Date(Date.now() - 30 * hour);
const range = {
  from: new Date(Date.now() - 3 * day),
  to: new Date(Date.now() + day),
  now: new Date(),
};

beforeAll(() => academy.pool.query("delete from content_items"));
beforeEach(async () => {
  made = await makeCourse(academy);
  substitute = await makeTutor(academy);
  lessonId = await publish(academy, made.assignmentId, made.tutor, "live-session", {
    title: "Circles",
    startsAt: new Date(Date.now() + day),
  });
  await academy.pool.query(
    "update content_items set substitute_id = $2, substitute_accepted_at = now() where id = $1",
    [lessonId, substitute.id],
  );
  // It passes, which no trigger sees.
  const client = await academy.pool.connect();
  await client.query("set session_replication_role = replica");
  await client.query("update content_items set starts_at = $2 where id = $1", [lessonId, startsAt]);
  await client.query(
    `update booked_times set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour'
     where lesson_id = $1`,
    [lessonId, startsAt],
  );
  await client.query("set session_replication_role = default");
  client.release();
});

const settle = () =>
  substitute.browser.post(`/tutor-dashboard/sessions/${lessonId}/finish`, { outcome: "held" });

test("hours and quality count for who gave the lesson", async () => {
  const ofTutor = async (tutor: Person) => ({
    hours: (await listTimedLessons(academy.database, range, { tutorId: tutor.id })).length,
    held: (await listTutorQuality(academy.database, range)).find(
      (one) => one.tutor?.id === tutor.id,
    )?.counts.held,
  });
  await settle();
  expect(await ofTutor(substitute)).toEqual({ hours: 1, held: 1 });
  expect(await ofTutor(made.tutor)).toEqual({ hours: 0, held: undefined });
});

test("who gave it is reminded to settle it, and hears of a dispute, for a week", async () => {
  const remind = () =>
    insertSettlementReminders(academy.database, {
      from: new Date(startsAt.getTime()),
      until: new Date(startsAt.getTime() + 2 * hour),
    });
  await remind();
  const { rows } = await academy.pool.query<{ to: string }>(
    "select account_id as to from mails where kind = 'lessons-unsettled' and account_id = any($1)",
    [[substitute.id, made.tutor.id]],
  );
  expect(rows.map(({ to }) => to)).toEqual([substitute.id]);
  await settle();
  const readers = () => findOutcomeReaders(academy.database, lessonId);
  expect((await readers()).tutorId).toBe(substitute.id);
  await academy.pool.query("update tutors set status = 'suspended' where id = $1", [substitute.id]);
  expect((await readers()).tutorId).toBeNull();
});

test("the family reads whose lesson it was", async () => {
  const outcome = `/dashboard/sessions/${lessonId}/outcome`;
  expect(await made.student.browser.read(outcome)).toContain(substitute.name);
  const course = await made.student.browser.read(`/dashboard/courses/${made.assignmentId}`);
  expect(course).toContain(substitute.name);
});
