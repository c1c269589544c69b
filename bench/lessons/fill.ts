import type pg from "pg";
import { progress } from "#server/progress.ts";

const days = 730;

/**
 * Adds lessons of the last two years to an academy's assignments, in the order in which they were. Of 20 settled ones 18
 * were held; most have a report. One of 97 was cancelled late, and of the newest 2,000 every fourth waits
 * for its tutor. The triggers would take hours.
 */
export async function fillLessons(client: pg.ClientBase, lessons: number): Promise<void> {
  progress(`Settling ${lessons} lessons ...`);
  const held = "n % 20 not in (1, 2)";
  await client.query(`
    set session_replication_role = replica;
    update accounts set verified_at = now();
    update assignments set assigned_date = now() - interval '${days} days';
    create temp table made as
      select gen_random_uuid() as id, a.id as assignment_id, a.student_id, a.tutor_id, a.class_id,
        a.subject_id, n, now() - n * interval '${days} days' / ${lessons} - interval '1 hour' as starts_at,
        n < 2000 and n % 4 = 0 as waits, n % 97 = 0 as cancelled
      from generate_series(1, ${lessons}) n
        join (select *, row_number() over (order by md5(id::text)) - 1 as place from assignments) a
          on a.place = n % (select count(*) from assignments)
      order by n desc;
    insert into content_items (id, assignment_id, kind, title, description, url, starts_at, minutes,
        created_by, finished_at, cancelled_at, cancelled_as, cancelled_late)
      select id, assignment_id, 'live-session', 'Lesson ' || n, 'Exercises 1 to 12.',
        'https://meet.bench.example/1', starts_at, 60, tutor_id,
        case when not waits and not cancelled then starts_at + interval '2 hours' end,
        case when cancelled then starts_at end, case when cancelled then 'tutor' end,
        case when cancelled then true end from made;
    insert into lesson_events (lesson_id, student_id, at, what, said_as, said_by, outcome, starts_at)
      select id, student_id, starts_at + interval '2 hours', 'settled', 'tutor', tutor_id, 'held', starts_at
      from made where not waits and not cancelled;
    insert into lesson_records (lesson_id, student_id, tutor_id, starts_at, minutes, outcome, settled_at,
        disputed_at, was_disputed, reported_at)
      select id, student_id, tutor_id, starts_at, 60,
        case when ${held} then 'held' when n % 20 = 1 then 'student-missed' else 'tutor-missed' end,
        starts_at + (1 + n % 50) * interval '1 hour', case when n % 5000 = 7 then now() end,
        n % 500 = 7, case when ${held} and n % 10 <> 3 then starts_at + (1 + n % 30) * interval '1 hour' end
      from made where not waits and not cancelled;
    insert into lesson_reports (lesson_id, student_id, tutor_id, assignment_id, class_id, subject_id,
        starts_at, covered, went_well, to_practise, homework, understanding, last_homework)
      select id, student_id, tutor_id, assignment_id, class_id, subject_id, starts_at,
        array['Chapter ' || n % 15], 'Drew both circles without help.', 'Signs in long sums.',
        'Exercises 4 to 9 on page 31.', 1 + n % 4, 'partly'
      from made where not waits and not cancelled and ${held} and n % 10 <> 3;
    set session_replication_role = origin`);
  progress("Vacuuming ...");
  await client.query("vacuum analyze");
}
