import { sql, type RawBuilder } from "kysely";

/** Something that a member of the staff does at a time: of a note, or the next step of an enquiry. */
export interface DuePromise {
  id: string;
  text: string;
  /** ISO 8601. */
  dueAt: string;
  /** Who does it; null for nobody in particular. */
  keeper: string | null;
  /** Whose page has it. */
  about: { kind: "student" | "tutor" | "enquiry"; id: string; name: string };
}

/**
 * SQL: the open promises that are due before a moment, those that have waited longest first.
 *
 * @param limit how many are read
 */
export function duePromisesSql(before: Date, limit: number): RawBuilder<unknown> {
  return sql`
    select * from (
      (select n.id, n.text, n.due_at as "dueAt", k.name as keeper,
        json_build_object('kind', case when s.id is null then 'tutor' else 'student' end,
          'id', n.account_id,
          'name', coalesce(s.name, concat_ws(' ', t.first_name, nullif(t.last_name, '')))) as about
      from staff_notes n
      left join admins k on k.id = n.owner_id
      left join students s on s.id = n.account_id
      left join tutors t on t.id = n.account_id
      where n.due_at is not null and n.done_at is null and n.due_at < ${before}
      order by n.due_at limit ${sql.lit(limit)})
      union all
      (select e.id, e.next_step, e.next_step_at, k.name,
        json_build_object('kind', 'enquiry', 'id', e.id,
          'name', coalesce(e.child_name, e.asker_name))
      from enquiries e left join admins k on k.id = e.owner_id
      where e.next_step_at is not null and e.next_step_at < ${before}
      order by e.next_step_at limit ${sql.lit(limit)})
    ) due order by "dueAt", id limit ${sql.lit(limit)}`;
}
