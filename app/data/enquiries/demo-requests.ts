import type { DemoChoice } from "#domain/enquiries/demo-request.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow } from "#data/shared/rows.ts";

/** When a demo class would suit a student; all ISO 8601. */
export interface DemoRequest {
  first: string;
  second: string;
  askedAt: string;
  changedAt: string;
}

/** SQL: the `DemoRequest` of a student as JSON; null without one. */
export function demoRequestSql(studentId: RawBuilder<unknown>): RawBuilder<DemoRequest | null> {
  return sql`(select json_build_object('first', d.first_at, 'second', d.second_at,
    'askedAt', d.created_at, 'changedAt', d.changed_at)
    from demo_requests d where d.student_id = ${studentId})`;
}

/** Stores or changes a student's request. @returns false where it says the same already */
export const upsertDemoRequest = (
  trx: Database,
  studentId: string,
  { first, second }: Omit<DemoChoice, "phoneNumber">,
) => hasRow(trx)`
    insert into demo_requests as d (student_id, first_at, second_at)
    values (${studentId}, ${first}, ${second})
    on conflict (student_id) do update
      set first_at = excluded.first_at, second_at = excluded.second_at, changed_at = now()
      where (d.first_at, d.second_at) <> (excluded.first_at, excluded.second_at)
    returning student_id`;
