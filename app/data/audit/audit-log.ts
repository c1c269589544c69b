import type { AuditEntry } from "#domain/audit/audit.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { pageSize } from "#data/shared/page.ts";

/** A page of the log, newest first. */
export interface LogRequest {
  /** Only entries by or about this account. */
  person: { email: string } | { id: string } | null;
  action: string | null;
  outcome: AuditEntry["outcome"] | null;
  /** Entries older (`before`) or newer (`after`) than the one with that id. */
  cursor: { towards: "before" | "after"; id: string } | null;
}

/** A person with their present name; null if the record was deleted. */
export interface LogPerson {
  id: string;
  name: string | null;
}

/** One entry of the log. Its codes are plain strings, because other versions may have had others. */
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
  /** How many denials of an hour the line stands for; null for a line of its own. */
  times: number | null;
  /** The person that the entry is about. */
  account: LogPerson | null;
  /** The student and tutor of the assignment that the entry is about. */
  student: LogPerson | null;
  tutor: LogPerson | null;
  /** Who taught before an assignment was handed over. */
  formerTutor: LogPerson | null;
  /** What the admin wrote, where the record that has it still exists. */
  note: string | null;
}

export interface LogPage {
  lines: LogLine[];
  /** The cursors of the neighbouring pages. */
  newer: string | null;
  older: string | null;
}

// At most one row per id, found by primary keys.
const nameOf = (id: RawBuilder<unknown>) => sql`(
  select name from students where id = ${id}
  union all select concat_ws(' ', first_name, nullif(last_name, '')) from tutors where id = ${id}
  union all select name from admins where id = ${id}
  union all select nullif(name, '') from guardians where id = ${id}
  limit 1)`;

const personOf = (id: RawBuilder<unknown>) =>
  sql`case when ${id} is null then null else json_build_object('id', ${id}, 'name', ${nameOf(id)}) end`;

/** SQL: the lines of a selection of the log, the newest first, with the present names. */
function describe(lines: RawBuilder<unknown>): RawBuilder<LogLine> {
  return sql<LogLine>`
    select l.id::text, l.at, l.action, l.subject_kind as "subjectKind", l.outcome, l.reason,
      (l.detail->>'times')::int as times, l.actor_id as "actorId", l.actor_role as "actorRole",
      ${nameOf(sql.ref("l.actor_id"))} as "actorName",
      ${personOf(sql`case when l.subject_kind in ('student', 'tutor', 'admin', 'account', 'calendar', 'guardian')
        then l.subject_id end`)} as account,
      ${personOf(sql`coalesce((l.detail->>'studentId')::uuid, a.student_id)`)} as student,
      ${personOf(sql`coalesce((l.detail->>'tutorId')::uuid,
        case when l.actor_role is distinct from 'tutor' then a.tutor_id end)`)} as tutor,
      ${personOf(sql`(l.detail->>'formerTutorId')::uuid`)} as "formerTutor",
      case l.action when 'suspend-tutor' then z.reason when 'lift-suspension' then z.lift_reason end
        as note
    from (${lines}) l
    left join assignments a on a.id = coalesce((l.detail->>'assignmentId')::uuid,
      case when l.subject_kind = 'assignment' then l.subject_id end)
    left join tutor_suspensions z on z.id = (l.detail->>'suspensionId')::uuid
    order by l.id desc`;
}

/** One page of the log in one query, by keyset, with the present names. */
export async function findLogPage(db: Database, request: LogRequest): Promise<LogPage> {
  const forwards = request.cursor?.towards === "after";
  const { rows: found } = await describe(selectLines(request)).execute(db);
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

/** The entries of one page and one more, using the index that fits the request. */
function selectLines({ person, action, outcome, cursor }: LogRequest): RawBuilder<unknown> {
  const forwards = cursor?.towards === "after";
  const conditions = [
    action && sql`action = ${action}`,
    outcome && sql`outcome = ${outcome}`,
    cursor && sql`id ${forwards ? sql`>` : sql`<`} ${cursor.id}::bigint`,
  ].filter((condition) => condition instanceof Object);
  const select = { conditions, forwards, limit: sql.lit(pageSize + 1) };
  if (!person) return linesWhere([], select);
  const account =
    "id" in person
      ? sql`${person.id}::uuid`
      : sql`(select id from accounts where email = ${person.email})`;
  return linesAbout(account, select);
}

interface Selection {
  conditions: RawBuilder<unknown>[];
  forwards: boolean;
  limit: RawBuilder<unknown>;
}

function linesWhere(
  where: RawBuilder<unknown>[],
  { conditions, forwards, limit }: Selection,
): RawBuilder<unknown> {
  const all = [...where, ...conditions];
  const condition = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  return sql`(select * from audit_log ${condition} order by id ${order(forwards)} limit ${limit})`;
}

const order = (forwards: boolean) => (forwards ? sql`asc` : sql`desc`);

/** The entries by an account, about it, and about assignments of which it is the student or the tutor. */
function linesAbout(account: RawBuilder<unknown>, selection: Selection): RawBuilder<unknown> {
  // Scans of an index each; one condition with "or" could use none in order.
  return sql`select * from (
      ${linesWhere([sql`actor_id = ${account}`], selection)}
      union ${linesWhere([sql`subject_id = ${account}`], selection)}
      union select lines.* from (
        select id from assignments where student_id = ${account}
        union all select id from assignments where tutor_id = ${account}
      ) own cross join lateral ${linesWhere([sql`subject_id = own.id`], selection)} lines
    ) entries order by id ${order(selection.forwards)} limit ${selection.limit}`;
}

/** SQL: the last lines about a record that is no account, such as a lesson. */
export function linesOfSubjectSql(
  id: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): RawBuilder<LogLine> {
  const selection = { conditions: [], forwards: false, limit };
  return describe(linesWhere([sql`subject_id = ${id}`], selection));
}

/**
 * SQL: the last lines by or about an account. Reads of a minor's contact are left out, because each
 * admin's look at a page would be one.
 */
export function lastLinesSql(
  account: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): RawBuilder<LogLine> {
  const conditions = [sql`action <> 'read-contact'`];
  return describe(linesAbout(account, { conditions, forwards: false, limit }));
}
