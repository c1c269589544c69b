import { lockLessonFacts } from "#data/lessons/events.ts";
import { sql } from "kysely";
import type { Chance } from "../../support/chance.ts";
import type { World, Acts } from "../world.ts";

const say = (what: "settled" | "disputed" | "decided") => async (world: World, chance: Chance) => {
  const outcomes = ["held", "held", "held", "student-missed", "tutor-missed"];
  const as = { settled: "tutor", disputed: "guardian", decided: "admin" }[what];
  const lessonId = chance.oneOf(world.lessons) ?? "";
  const outcome = what === "disputed" ? null : chance.oneOf(outcomes);
  await world.db.transaction().execute(async (trx) => {
    if (!(await lockLessonFacts(trx, lessonId))) return;
    await sql`
      insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
      select c.id, a.student_id, ${what}, ${as}, ${outcome}, c.starts_at
      from content_items c join assignments a on a.id = c.assignment_id
      where c.id = ${lessonId}`.execute(trx);
  });
};

/** What is said of lessons, and what is changed about them. */
export const lessonActs: Acts = {
  settle: { often: 40, act: say("settled") },
  dispute: { often: 8, act: say("disputed") },
  decide: { often: 8, act: say("decided") },
  cancel: {
    often: 6,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "update content_items set cancelled_at = now(), cancelled_as = 'student', cancel_reason = '', cancelled_late = $2 where id = $1",
        [chance.oneOf(lessons), chance.percent(60)],
      );
    },
  },
  restore: {
    often: 3,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "update content_items set cancelled_at = null, cancelled_as = null, cancel_reason = null, cancelled_late = null where id = $1",
        [chance.oneOf(lessons)],
      );
    },
  },
  lengthen: {
    often: 4,
    act: async ({ pool, lessons }, chance) => {
      const minutes = chance.oneOf([30, 45, 60]);
      await pool.query("update content_items set minutes = $2 where id = $1", [
        chance.oneOf(lessons),
        minutes,
      ]);
    },
  },
  handOver: {
    often: 2,
    act: async ({ pool, assignments, tutors }, chance) => {
      await pool.query("update assignments set tutor_id = $2 where id = $1", [
        chance.oneOf(assignments),
        chance.oneOf(tutors),
      ]);
    },
  },
  substitute: {
    often: 4,
    act: async ({ pool, lessons, tutors }, chance) => {
      await pool.query(
        `update content_items c set substitute_id = $2, substitute_accepted_at = now()
         from assignments a where c.id = $1 and a.id = c.assignment_id and a.tutor_id <> $2
           and not exists (select from booked_times b where b.tutor_id = $2
             and b.starts_at < c.starts_at + interval '2 hours' and b.ends_at > c.starts_at)`,
        [chance.oneOf(lessons), chance.oneOf(tutors)],
      );
    },
  },
  remove: {
    often: 1,
    act: async ({ pool, lessons }, chance) => {
      await pool.query("delete from content_items where id = $1", [chance.oneOf(lessons)]);
    },
  },
  free: {
    often: 3,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "insert into free_lessons (lesson_id, why) values ($1, 'goodwill') on conflict do nothing",
        [chance.oneOf(lessons)],
      );
    },
  },
  charge: {
    often: 2,
    act: async ({ pool, lessons }, chance) => {
      await pool.query("delete from free_lessons where lesson_id = $1", [chance.oneOf(lessons)]);
    },
  },
};
