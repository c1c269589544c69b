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
} satisfies Partial<Record<keyof Tables, Section>>;
