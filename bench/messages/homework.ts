import { randomBytes } from "node:crypto";
import type pg from "pg";
import { progress } from "#server/progress.ts";
import { count } from "../support/table.ts";

/** Four to an answer. */
const ofAnswer = 4;

/** Of a photo that is read, in bytes; the others have two thousand, which no page reads. */
const photoSize = 200_000;

/**
 * Adds answered homework with photos to all assignments, half of it to be marked.
 *
 * @returns newest homework of a student and a tutor, and one of its photos
 */
export async function fillHomework(
  client: pg.ClientBase,
  photos: number,
  { student, tutor }: { student: string; tutor: string },
): Promise<{ homeworkId: string; photoId: string }> {
  progress(`Handing in ${count(photos)} photos ...`);
  await client.query(`
    set session_replication_role = replica;
    insert into homeworks (student_id, tutor_id, assignment_id, text, until, set_at, done_at)
      select student_id, tutor_id, id, 'Exercises 1 to 5 of this chapter.', current_date + 2,
        now() - (row_number() over (order by id)) % 80 * interval '1 day', now()
      from assignments, generate_series(1, ceil(${photos / ofAnswer} /
        (select count(*) from assignments where status = 'active')::numeric)::int)
      where status = 'active';
    insert into homework_answers (homework_id, text, mark, mark_out_of, word, marked_at, marked_by)
      select id, 'The answers are on the photos.', m.mark, m.mark + 2, m.word, m.at,
        case when m.at is not null then tutor_id end
      from homeworks h cross join lateral (
        select case when h.id::text < '8' then 8 end as mark,
          case when h.id::text < '8' then now() end as at,
          case when h.id::text < '8' then 'Well done.' else '' end as word) m;
    insert into photos (homework_id, student_id, upload_id, width, height)
      select id, student_id, gen_random_uuid(), 1200, 1600
      from homeworks, generate_series(1, ${ofAnswer});
    insert into photo_images (photo_id, student_id, image)
      select id, student_id, decode(repeat(md5(id::text), 125), 'hex') from photos;
    set session_replication_role = origin`);
  const { rows } = await client.query<{ homeworkId: string; photoId: string }>(
    `select h.id as "homeworkId", p.id as "photoId" from homeworks h
       join photos p on p.homework_id = h.id
       join assignments a on a.id = h.assignment_id and a.status = 'active'
     where h.student_id = $1 and h.tutor_id = $2 order by h.set_at desc, p.id limit 1`,
    [student, tutor],
  );
  const [found] = rows;
  if (!found) throw new Error("the student and the tutor have no homework");
  await client.query("update photo_images set image = $2 where photo_id = $1", [
    found.photoId,
    randomBytes(photoSize),
  ]);
  await client.query("vacuum analyze");
  return found;
}
