import type { AuditActor } from "#domain/audit/audit.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues } from "#data/shared/rows.ts";

/** A page that is reloaded within this time, as live updates do, is the same read. */
const sameRead = "15 minutes";

/** Who is shown contacts, and in which request. */
export interface ContactReader {
  requestId: string;
  actorId: string | null;
  actorRole: AuditActor["role"];
  /** YYYY-MM-DD: students born after it are minors. */
  bornAfter: string;
}

/** What a statement has found that also records whose contacts it shows. */
export interface ContactsFound<Found> {
  found: Found;
  /** Minors whose contact is shown for the first time in a while. */
  newReads: string[];
}

/** SQL: adds a line to the audit log for each of the students who is a minor, and returns their ids. */
export function newContactReadsSql(
  { requestId, actorId, actorRole, bornAfter }: ContactReader,
  studentIds: RawBuilder<unknown>,
): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    insert into audit_log (request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome)
    select ${requestId}::uuid, ${actorId}::uuid, ${actorRole}::text, 'read-contact', 'student',
      b.student_id, 'done'
    from birth_dates b
    where b.student_id = any(${studentIds}::uuid[]) and b.born_on > ${bornAfter}::date
      and not exists (select from audit_log l
        where l.subject_id = b.student_id and l.action = 'read-contact'
          and l.actor_id = ${actorId}::uuid and l.at > now() - ${sql.lit(sameRead)}::interval)
    returning subject_id as id`;
}

/**
 * Adds a line to the audit log for each of the students who is a minor.
 *
 * @returns the ids of the students with a new line
 */
export function insertContactReads(
  db: Database,
  reader: ContactReader,
  studentIds: readonly string[],
): Promise<string[]> {
  return listValues<string>(db)`${newContactReadsSql(reader, sql`${studentIds}`)}`;
}

/** Who has read a minor's contact, and when. */
export interface ContactRead {
  id: string;
  at: Date;
  role: "admin" | "tutor";
  /** Their present name; null if they have no record any more. */
  name: string | null;
}

/** The last reads of a student's contact, the newest first. */
export async function listContactReads(
  db: Database,
  studentId: string,
  limit: number,
): Promise<ContactRead[]> {
  const { rows } = await sql<ContactRead>`
    select l.id::text, l.at, l.actor_role as role,
      coalesce(d.name, concat_ws(' ', t.first_name, nullif(t.last_name, ''))) as name
    from audit_log l
    left join admins d on d.id = l.actor_id
    left join tutors t on t.id = l.actor_id
    where l.subject_id = ${studentId} and l.action = 'read-contact'
    order by l.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, name: row.name || null }));
}
