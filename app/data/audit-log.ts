import type { AuditEntry } from "#domain/audit.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import { pageSize } from "./page.ts";

/** Which page of the log is wanted, newest first. */
export interface LogRequest {
  /** Whose lines: what they did and what was done to them, by an account's email or id. */
  person: { email: string } | { id: string } | null;
  action: string | null;
  outcome: AuditEntry["outcome"] | null;
  /** Lines that are older (`before`) or newer (`after`) than the one with that id. */
  cursor: { towards: "before" | "after"; id: string } | null;
}

/** Somebody, by the name that their record has now; null where there is no record any more. */
export interface LogPerson {
  id: string;
  name: string | null;
}

/** One line of the log. Its words are the database's own: an older version may have had others. */
export interface LogLine {
  id: string;
  at: Date;
  actorId: string | null;
  actorRole: string | null;
  actorName: string | null;
  action: string;
  subjectKind: string | null;
  outcome: AuditEntry["outcome"];
  reason: string | null;
  /** Whose account it is about. */
  account: LogPerson | null;
  /** Whose lessons it is about, and with whom. */
  student: LogPerson | null;
  tutor: LogPerson | null;
}

export interface LogPage {
  lines: LogLine[];
  /** The ids that the pages before and behind go on from. */
  newer: string | null;
  older: string | null;
}

// One row for an id, looked up by the primary keys alone.
const nameOf = (id: RawBuilder<unknown>) => sql`(
  select name from students where id = ${id}
  union all select concat_ws(' ', first_name, nullif(last_name, '')) from tutors where id = ${id}
  union all select name from admins where id = ${id}
  union all select nullif(name, '') from guardians where id = ${id}
  limit 1)`;

const personOf = (id: RawBuilder<unknown>) =>
  sql`case when ${id} is null then null else json_build_object('id', ${id}, 'name', ${nameOf(id)}) end`;

/** Reads one page of the log in one query, by keyset, with the names that still exist. */
export async function readLog(db: Database, request: LogRequest): Promise<LogPage> {
  const forwards = request.cursor?.towards === "after";
  const { rows: found } = await sql<LogLine>`
    with page as (${selectLines(request)})
    select l.id::text, l.at, l.action, l.subject_kind as "subjectKind", l.outcome, l.reason,
      l.actor_id as "actorId", l.actor_role as "actorRole",
      ${nameOf(sql.ref("l.actor_id"))} as "actorName",
      ${personOf(sql`case when l.subject_kind in ('student', 'tutor', 'admin', 'account', 'calendar', 'guardian')
        then l.subject_id end`)} as account,
      ${personOf(sql`coalesce(a.student_id, (l.detail->>'studentId')::uuid)`)} as student,
      ${personOf(sql`coalesce(a.tutor_id, (l.detail->>'tutorId')::uuid)`)} as tutor
    from page l
    left join assignments a on a.id = coalesce((l.detail->>'assignmentId')::uuid,
      case when l.subject_kind = 'assignment' then l.subject_id end)
    order by l.id desc`.execute(db);
  const more = found.length > pageSize;
  const lines = forwards ? found.slice(-pageSize) : found.slice(0, pageSize);
  const [first, last] = [lines[0], lines.at(-1)];
  const hasNewer = forwards ? more : request.cursor !== null;
  return {
    lines,
    newer: first && hasNewer ? first.id : null,
    older: last && (forwards || more) ? last.id : null,
  };
}

/** The lines of one page and one more, by the index that fits what is asked for. */
function selectLines({ person, action, outcome, cursor }: LogRequest): RawBuilder<unknown> {
  const forwards = cursor?.towards === "after";
  const direction = forwards ? sql`asc` : sql`desc`;
  const conditions = [
    action && sql`action = ${action}`,
    outcome && sql`outcome = ${outcome}`,
    cursor && sql`id ${forwards ? sql`>` : sql`<`} ${cursor.id}::bigint`,
  ].filter((condition) => condition instanceof Object);
  const lines = (whose: RawBuilder<unknown>[]) => {
    const all = [...whose, ...conditions];
    const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
    return sql`(select * from audit_log ${where} order by id ${direction} limit ${pageSize + 1})`;
  };
  if (!person) return lines([]);
  const account =
    "id" in person
      ? sql`${person.id}::uuid`
      : sql`(select id from accounts where email = ${person.email})`;
  // Two walks through two indexes; one condition with "or" would use neither in order.
  return sql`select * from (
      ${lines([sql`actor_id = ${account}`])} union ${lines([sql`subject_id = ${account}`])}
    ) whose order by id ${direction} limit ${pageSize + 1}`;
}
