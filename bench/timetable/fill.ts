import type pg from "pg";
import { progress } from "#server/progress.ts";
import { fillLists } from "../support/fill.ts";

/** A student and the tutor who teaches them. */
export interface Class {
  assignmentId: string;
  studentId: string;
  tutorId: string;
}

/** Students without a tutor, for whom the admin's home looks for tutors. */
const waitingStudents = 3;

/**
 * Fills an empty academy with planned lessons of an hour, from this Monday on: every student has one
 * each week with their tutor, at a place of the week that no other student of the tutor has. All
 * tutors teach what the students wait for, and everybody has said when they can, so that finding
 * tutors compares all of them.
 *
 * @returns one class of every tutor, and a student without a tutor
 */
export async function fillTimetables(
  client: pg.ClientBase,
  { students, tutors, lessons }: Record<"students" | "tutors" | "lessons", number>,
) {
  await fillLists(client, { students, tutors, assignments: 0 });
  progress(`Planning ${lessons} lessons ...`);
  await client.query(
    `update accounts set verified_at = now();
     update tutors set status = 'approved', approved_date = now(), selected_classes = '{class-10}',
       selected_subjects = '{mathematics,physics,chemistry}';
     update students set selected_class = 'class-10',
       selected_subjects = '{mathematics,physics,chemistry}';
     insert into tutor_hours (tutor_id, weekday, from_minute, to_minute)
     select id, day, start, start + 360 from tutors, generate_series(1, 6) day, (values (540), (900)) hours (start);
     insert into preferred_times (student_id, weekday, from_minute, to_minute)
     select id, day, 960, 1200 from students, generate_series(1, 6) day`,
  );
  const taught = students - waitingStudents;
  await client.query(
    `insert into assignments (student_id, tutor_id, class_id, subject_id)
     select s.id, t.id, 'class-10', 'mathematics'
     from (select id, row_number() over (order by created_at desc) as place from students) s
     join (select id, row_number() over (order by id) as place from tutors) t
       on t.place = 1 + s.place % $1
     where s.place <= $2`,
    [tutors, taught],
  );
  await client.query(
    `insert into content_items (assignment_id, kind, title, description, url, starts_at, minutes, created_by)
     select a.id, 'live-session', 'Lesson ' || week, 'Exercises 1 to 12.', 'https://meet.bench.example/1',
       (date_trunc('week', now() at time zone 'Asia/Kolkata') + make_interval(weeks => week::int,
         days => (a.place % 5)::int, hours => (9 + a.place / 5)::int)) at time zone 'Asia/Kolkata',
       60, a.tutor_id
     from (select id, tutor_id, row_number() over (partition by tutor_id order by id) - 1 as place
       from assignments) a, generate_series(0, $1::int / $2::int) week
     order by week, a.id limit $1`,
    [lessons, taught],
  );
  progress("Vacuuming ...");
  await client.query("vacuum analyze");
  const { rows: classes } = await client.query<Class>(
    `select distinct on (tutor_id) id as "assignmentId", student_id as "studentId",
       tutor_id as "tutorId" from assignments order by tutor_id, id`,
  );
  const { rows: waiting } = await client.query<{ id: string }>(
    "select id from students where waiting_since is not null limit 1",
  );
  return { classes, waiting: waiting[0]?.id ?? "" };
}

/** How many lessons the tutor at the desk has in a week. */
const lessonsAtDesk = 40;

/**
 * Gives a tutor's students further lessons next week, in the evening, until the tutor has 40.
 *
 * @returns the address of the desk for that week
 */
export async function fillDesk(client: pg.ClientBase, tutorId: string): Promise<string> {
  const { rows } = await client.query<{ first: string; last: string; lessons: number }>(
    `with days as (
       select (date_trunc('week', now() at time zone 'Asia/Kolkata') + interval '7 days') as monday
     ), planned as (
       select count(*)::int as number from booked_times, days where tutor_id = $1
         and starts_at >= monday at time zone 'Asia/Kolkata'
         and starts_at < (monday + interval '7 days') at time zone 'Asia/Kolkata'
     ), added as (
       insert into content_items (assignment_id, kind, title, description, url, starts_at, minutes, created_by)
       select a.id, 'live-session', 'At the desk', '', 'https://meet.bench.example/1',
         (monday + make_interval(days => (a.place % 5)::int, hours => (17 + a.place / 5)::int))
           at time zone 'Asia/Kolkata', 60, $1
       from (select id, row_number() over (order by id) - 1 as place from assignments
         where tutor_id = $1) a, days, planned
       where a.place < $2 - planned.number
       returning id
     )
     select to_char(monday, 'YYYY-MM-DD') as first,
       to_char(monday + interval '6 days', 'YYYY-MM-DD') as last,
       planned.number + (select count(*)::int from added) as lessons
     from days, planned`,
    [tutorId, lessonsAtDesk],
  );
  const [found] = rows;
  if (found?.lessons !== lessonsAtDesk) throw new Error(`${found?.lessons} lessons at the desk`);
  await client.query("analyze content_items; analyze booked_times");
  const { first, last } = found;
  return `/admin-dashboard/tutors/${tutorId}/away?firstDay=${first}&lastDay=${last}`;
}
