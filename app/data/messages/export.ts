import type { Section } from "#data/account/export-owners.ts";
import { allowsMessagesSql } from "#data/guardians/guardians.ts";
import { readsStudentsNow } from "#data/teaching/teaching.ts";
import { openDaysAfterEnd } from "#domain/messages/line.ts";
import { majority } from "#domain/people/birth-date.ts";
import { sql } from "kysely";

/** SQL: whether the student of a line `l` is an adult, or a guardian has agreed to messages. */
const areAllowed = sql`(exists (select from birth_dates b where b.student_id = l.student_id
    and b.born_on <= (now() at time zone 'Asia/Kolkata')::date - make_interval(years => ${sql.lit(majority)}))
  or exists (select from guardians g where g.student_id = l.student_id and ${allowsMessagesSql}))`;

/** SQL: whether somebody reads a line `l` now, the same rule as `lineAccess`. */
const readsLine = (
  id: string,
) => sql`(l.account_id = ${id} or ${areAllowed} and (l.student_id = ${id}
  or l.tutor_id = ${id} and ${readsStudentsNow(id)} and (l.ended_at is null
    or l.ended_at > now() - make_interval(days => ${sql.lit(openDaysAfterEnd)}))))`;

/** What a person's export has of messages: what they read now, and what they wrote themselves. */
export const messageSections = {
  lines: (id) => sql`
    select l.id::text as key, json_build_object('id', l.id, 'toOffice', l.account_id is not null,
      'lastAt', l.last_at) as item
    from lines l where ${readsLine(id)}`,
  line_messages: (id) => sql`
    select m.line_id::text || lpad(m.seq::text, 10, '0') as key,
      json_build_object('line', m.line_id, 'text', m.text, 'at', m.written_at,
        'by', case when m.author_id = ${id} then 'you' when m.written_as = 'staff' then 'admin'
          else m.written_as end,
        'takenBackAt', w.withdrawn_at) as item
    from line_messages m join lines l on l.id = m.line_id
      left join line_withdrawals w on w.line_id = m.line_id and w.seq = m.seq
    where m.author_id = ${id} or w.seq is null and ${readsLine(id)}`,
  line_reads: (id) => sql`
    select line_id::text as key, json_build_object('line', line_id, 'at', read_at) as item
    from line_reads where person_id = ${id}`,
  line_reports: (id) => sql`
    select line_id::text || seq::text as key,
      json_build_object('line', line_id, 'reason', reason, 'at', reported_at) as item
    from line_reports where reported_by = ${id}`,
} satisfies Record<string, Section>;
