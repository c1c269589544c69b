import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** Homework of the sample academy for the screens about it. */
export async function findHomework(
  database: Database,
  studentId: string,
  tutorId: string,
  guardianId: string,
) {
  const child = sql`(select student_id from guardians where id = ${guardianId})`;
  const { rows } = await sql<{
    homeworkId: string;
    markedId: string;
    answerId: string;
    photoId: string;
    childsHomeworkId: string;
  }>`
    with answers as (
      select h.*, n.marked_at, a.tutor_id as teaching, p.id as photo_id
      from homeworks h join assignments a on a.id = h.assignment_id
        left join homework_answers n on n.homework_id = h.id
        left join photos p on p.homework_id = h.id
    )
    select
      (select id from homeworks where student_id = ${studentId} and not is_reported) as "homeworkId",
      (select id from answers where student_id = ${studentId} and marked_at is not null
        order by set_at limit 1) as "markedId",
      (select id from answers where teaching = ${tutorId} and marked_at is null
        and photo_id is not null order by set_at, id limit 1) as "answerId",
      (select photo_id from answers where teaching = ${tutorId} and marked_at is null
        and photo_id is not null order by set_at, id limit 1) as "photoId",
      (select id from answers where student_id = ${child} and marked_at is not null
        order by set_at limit 1) as "childsHomeworkId"`.execute(database);
  const [found] = rows;
  if (!found) throw new Error("no homework");
  return found;
}
