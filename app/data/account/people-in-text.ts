import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues } from "#data/shared/rows.ts";

/** SQL: a text in lower case as words with one space around each, without signs. */
const asWords = (text: RawBuilder<unknown>) =>
  sql`' ' || lower(btrim(regexp_replace(${text}, '[\\s!-/:-@\\[-\`{-~«»“”‘’–—…·•।]+', ' ', 'g'))) || ' '`;

/**
 * The people whose name, address or phone number a text contains as words of their own: ids of
 * accounts, a guardian's being the student's, and of enquiries that no student came of. It reads all
 * people.
 */
export const listPeopleIn = (db: Database, text: string) => listValues<string>(db)`
    with known (id, words) as (
      select id, email from accounts
      union all select s.id, w.words from students s,
        lateral (values (s.name), (s.phone_number)) as w (words)
      union all select t.id, w.words from tutors t,
        lateral (values (concat_ws(' ', t.first_name, t.last_name)), (t.phone_number)) as w (words)
      union all select id, name from admins
      union all select g.student_id, w.words from guardians g,
        lateral (values (g.name), (g.email), (g.phone_number)) as w (words)
      union all select coalesce(e.student_id, e.id), w.words from enquiries e,
        lateral (values (e.asker_name), (e.child_name), (e.email), (e.phone)) as w (words)
    )
    select distinct id from known,
      (select ${asWords(sql`${text}::text`)} as words) as searched
    where length(known.words) > 1
      and position(${asWords(sql`known.words`)} in searched.words) > 0`;

/** Of people as `listPeopleIn` names them, those who are deleted and can't be restored any more. */
export async function listErased(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const erased = await listValues<string>(db)`
    select p.id from unnest(${ids}::uuid[]) as p (id)
    where not exists (select from accounts a where a.id = p.id)
      and not exists (select from enquiries e where e.id = p.id)
      and not exists (select from undo_snapshots u where u.record_id = p.id)`;
  return new Set(erased);
}
