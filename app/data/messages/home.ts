import { openDaysAfterEnd, type WriterRole } from "#domain/messages/line.ts";
import { sql, type RawBuilder } from "kysely";
import { lineColumns, lineJoins, unreadSql, type Line } from "./lines.ts";

/** A line in which something waits for its reader. Moments are ISO 8601. */
export type UnreadLine = Omit<Line, "endedAt"> & {
  endedAt: string | null;
  lastAt: string;
  /** The last message; null for one that was withdrawn. */
  lastText: string | null;
  unread: number;
};

/** How many lines a home shows: of a student the newest. Few, since a home has a budget of bytes. */
const shown = { student: 1, tutor: 3 } as const;

const lastText = sql`(select m.text from line_messages m left join line_withdrawals w using (line_id, seq)
  where m.line_id = l.id and m.seq = l.last_seq and w.seq is null)`;

/**
 * SQL: the lines of a student in which something is unread, or of a tutor in which the other side wrote
 * last, as JSON: a student's newest first, of a tutor who has waited longest.
 *
 * @param personId the account's id, as a value: columns of the statement around it mean others within
 */
export function unreadLinesSql(
  role: "student" | "tutor",
  personId: RawBuilder<unknown>,
): RawBuilder<UnreadLine[]> {
  const own = sql.ref(role === "student" ? "l.student_id" : "l.tutor_id");
  const waits =
    role === "student"
      ? sql`u.unread > 0 order by u."lastAt" desc, u.id`
      : sql`u."lastWrittenAs" <> 'tutor' order by u."lastAt", u.id`;
  return sql<UnreadLine[]>`(select coalesce(json_agg(o), '[]') from (
    select * from (
      select ${lineColumns}, l.last_at as "lastAt", ${lastText} as "lastText",
        ${unreadSql(personId)} as unread
      from lines l ${lineJoins}
      where (${own} = ${personId} or l.account_id = ${personId}) and l.last_seq > 0
        ${role === "tutor" ? sql`and (l.ended_at is null or l.ended_at > now() - make_interval(days => ${sql.lit(openDaysAfterEnd)}))` : sql``}) u
    where ${waits} limit ${sql.lit(shown[role])}) o)`;
}

/** A message as somebody who answers the phone sees it. */
export interface LastMessage {
  lineId: string;
  seq: number;
  writtenAs: WriterRole;
  /** null where to read it would be recorded. */
  text: string | null;
  /** ISO 8601 */
  writtenAt: string;
  /** null in a line to the office. */
  tutorName: string | null;
}

/** SQL: the newest messages of all lines of a student, as JSON; only those with the office have words. */
export const lastMessagesSql = (studentId: RawBuilder<unknown>, limit: number) =>
  sql<LastMessage[]>`(select coalesce(json_agg(o), '[]') from (
    select m.line_id as "lineId", m.seq, m.written_as as "writtenAs", m.written_at as "writtenAt",
      case when l.account_id is not null then m.text end as text,
      case when t.id is not null then concat_ws(' ', t.first_name, t.last_name) end as "tutorName"
    from lines l
      cross join lateral (select * from line_messages where line_id = l.id
        order by seq desc limit ${sql.lit(limit)}) m
      left join tutors t on t.id = l.tutor_id
    where l.student_id = ${studentId} or l.account_id = ${studentId}
    order by m.written_at desc, m.line_id, m.seq desc limit ${sql.lit(limit)}) o)`;
