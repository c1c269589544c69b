import type { TestAcademy } from "./academy.ts";

/**
 * What the desk did with a lesson, which is asked about, with the lesson's own id; with an answer or
 * without.
 */
export async function makeProposal(
  { pool }: Pick<TestAcademy, "pool">,
  lessonId: string,
  { suits = null }: { suits?: boolean | null } = {},
): Promise<string> {
  await pool.query(
    `insert into lesson_proposals (id, lesson_id, way, was_at, expires_at, suits, answered_at, answered_as)
     values ($1, $1, 'move', now(), now() + interval '1 day', $2::boolean,
       case when $2::boolean is not null then now() end,
       case when $2::boolean is not null then 'student' end)`,
    [lessonId, suits],
  );
  return lessonId;
}
