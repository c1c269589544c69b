import { sql } from "kysely";
import { taughtBy, type Section } from "#data/account/export-owners.ts";
import type { Tables } from "#data/shared/tables.ts";

/** What a person's export says of homework: a student's own, and what a tutor set while they teach the course. */
export const homeworkSections = {
  homeworks: (id) => sql`
    select id::text as key, json_build_object('id', id, 'assignment', assignment_id, 'text', text,
      'until', until, 'setAt', set_at,
      'finishedAt', case when student_id = ${id} then done_at end) as item
    from homeworks where student_id = ${id}
      or tutor_id = ${id} and assignment_id in (${taughtBy(id)})`,
  // What a tutor said of an answer is theirs too, while they teach the course.
  homework_answers: (id) => sql`
    select n.homework_id::text as key, json_build_object('homework', n.homework_id,
      'text', case when h.student_id = ${id} then n.text end, 'sentAt', n.sent_at,
      'changedAt', n.changed_at, 'mark', n.mark, 'outOf', n.mark_out_of,
      'note', nullif(n.word, ''), 'markedAt', n.marked_at) as item
    from homework_answers n join homeworks h on h.id = n.homework_id
    where h.student_id = ${id}
      or n.marked_by = ${id} and h.assignment_id in (${taughtBy(id)})`,
  // The picture itself is at its address, for whoever is signed in.
  photos: (id) => sql`
    select p.id::text as key, json_build_object('homework', p.homework_id, 'addedAt', p.added_at,
      'removedAt', p.removed_at, 'marks', json_array_length(p.marks::json),
      'picture', case when exists (select from photo_images i where i.photo_id = p.id)
        then concat('/dashboard/photos/', p.id) end) as item
    from photos p where p.student_id = ${id}`,
} satisfies Partial<Record<keyof Tables, Section>>;
