import { allowsMessagesSql } from "#data/guardians/guardians.ts";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { isPlannedLesson } from "#data/timetable/lesson-time.ts";
import { unreadSql, type Line } from "./lines.ts";
import { sql } from "kysely";

/** Whom to tell of a message, and how far each of them has read. */
export interface LineMembers {
  /** Whose address was proved and who has agreed to messages; null for none. */
  guardian: { id: string; email: string; readSeq: number } | null;
  studentReadSeq: number;
  tutorReadSeq: number;
  /** The next lesson of student and tutor today, if it has not begun. ISO 8601 */
  lesson: { id: string; startsAt: string } | null;
}

/** @param dayEnd when today ends in India */
export async function findMembers(
  trx: Database,
  { id, studentId, tutorId }: Pick<Line, "id" | "studentId" | "tutorId">,
  { now, dayEnd }: { now: Date; dayEnd: Date },
): Promise<LineMembers> {
  const read = (person: unknown) => sql`coalesce((select r.seq from line_reads r
    where r.line_id = ${id} and r.person_id = ${person}), 0)`;
  const members = await onlyRow<LineMembers>(trx)`
    select
      (select json_build_object('id', g.id, 'email', g.email, 'readSeq', ${read(sql`g.id`)})
        from guardians g join accounts o on o.id = g.student_id and o.verified_at is not null
        where g.student_id = ${studentId}::uuid and ${allowsMessagesSql}) as guardian,
      ${read(sql`${studentId}::uuid`)} as "studentReadSeq",
      ${read(sql`${tutorId}::uuid`)} as "tutorReadSeq",
      (select json_build_object('id', c.id, 'startsAt', c.starts_at)
        from content_items c join assignments a on a.id = c.assignment_id
        where a.student_id = ${studentId}::uuid and a.tutor_id = ${tutorId}::uuid
          and a.status = 'active' and ${isPlannedLesson()}
          and c.starts_at > ${now} and c.starts_at < ${dayEnd}
        order by c.starts_at, c.id limit 1) as lesson`;
  return members;
}

/** Messages that somebody has not read, as a mail has them: not those that were withdrawn. */
export interface UnreadMessages {
  count: number;
  /** The first of them. */
  texts: string[];
}

/** What somebody has not read of a line, with at most `limit` texts; none where nothing is. */
export async function findUnread(
  db: Database,
  lineId: string,
  personId: string,
  limit: number,
): Promise<UnreadMessages> {
  const person = sql`${personId}::uuid`;
  const { rows } = await sql<UnreadMessages>`
    select ${unreadSql(person)} as count,
      array(select m.text from line_messages m left join line_withdrawals w using (line_id, seq)
        where m.line_id = l.id and m.author_id <> ${person} and w.seq is null
          and m.seq > coalesce((select r.seq from line_reads r
            where r.line_id = l.id and r.person_id = ${person}), 0)
        order by m.seq limit ${limit}) as texts
    from lines l where l.id = ${lineId}`.execute(db);
  return rows[0] ?? { count: 0, texts: [] };
}
