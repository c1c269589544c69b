import type pg from "pg";
import { progress } from "#server/progress.ts";

/**
 * Work for every queue of the home: students without a tutor, guardians who have not answered, and
 * lessons of the next hours, some without a usable link; nobody has two at a time.
 *
 * @param share one in so many records
 */
export async function addWork(client: pg.ClientBase, share: number): Promise<void> {
  progress("Adding work ...");
  await client.query(
    `delete from assignments where student_id in (
       select id from students where abs(hashtext(id::text)) % $1 = 0)`,
    [share],
  );
  await client.query(
    `insert into guardians (student_id, name, relation, email, phone_number)
     select id, 'Guardian', 'mother', 'guardian@bench.example', '' from students
     where abs(hashtext(id::text)) % $1 < 2`,
    [share],
  );
  await client.query(
    `insert into content_items (assignment_id, kind, title, description, url, starts_at, minutes, created_by)
     select id, 'live-session', 'Lesson', 'Lesson',
       case when abs(hashtext(id::text)) % ($1 * 10) = 1 then 'later' else 'https://meet.bench.example' end,
       now() + row_number() over (partition by tutor_id order by id) * interval '1 hour', 60, tutor_id
     from (
       select distinct on (student_id) * from assignments
       where abs(hashtext(id::text)) % $1 = 1 order by student_id, id
     ) chosen`,
    [share],
  );
  await client.query("vacuum analyze");
}
