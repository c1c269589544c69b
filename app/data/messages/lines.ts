import type { LineFacts, WriterRole } from "#domain/messages/line.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";

/** Who reads or writes in lines, except the staff. */
export interface LineReader {
  role: Exclude<WriterRole, "staff">;
  /** The account, or the guardian's record. */
  personId: string;
  /** The account whose lines they are: the reader's own, or of a guardian the child's. */
  ownerId: string;
}

/** A line, and what decides who may do what with it. */
export interface Line extends LineFacts {
  id: string;
  /** Also of a line to the office that is a student's; null for a tutor's. */
  studentId: string | null;
  studentName: string | null;
  tutorId: string | null;
  /** null for a deleted tutor, and for a student's line to the office. */
  tutorName: string | null;
  lastSeq: number;
  lastWrittenAs: WriterRole | null;
}

/** SQL: the columns of a `Line` of the rows `l`. */
export const lineColumns = sql`
  l.id, l.account_id is not null as "isOffice", s.id as "studentId", s.name as "studentName",
  t.id as "tutorId", case when t.id is not null then concat_ws(' ', t.first_name, t.last_name) end as "tutorName",
  b.born_on::text as "bornOn", g.consent, g.consent_version as "consentVersion",
  t.status as "tutorStatus", l.ended_at as "endedAt",
  l.last_seq as "lastSeq", l.last_written_as as "lastWrittenAs"`;

/** SQL: what a line `l` is joined with for its columns. */
export const lineJoins = sql`
  left join students s on s.id = coalesce(l.student_id, l.account_id)
  left join tutors t on t.id = coalesce(l.tutor_id, l.account_id)
  left join birth_dates b on b.student_id = s.id
  left join guardians g on g.student_id = s.id and g.ended_at is null`;

/** SQL: a line to the office in which nobody has written yet; it has no row. */
const unwritten = (accountId: RawBuilder<unknown>) => sql`
  select ${accountId} as id, null::uuid as student_id, null::uuid as tutor_id,
    ${accountId} as account_id, 0 as last_seq, null::timestamptz as last_at,
    null::text as last_written_as, null::timestamptz as ended_at
  where not exists (select from lines where id = ${accountId})`;

const stored = sql`
  select id, student_id, tutor_id, account_id, last_seq, last_at, last_written_as, ended_at
  from lines`;

/** SQL: the line of an id, also one to the office in which nobody has written. */
export const anyLine = (id: RawBuilder<unknown>) => sql`(${stored} where id = ${id}
  union all select u.* from (${unwritten(id)}) u
    where exists (select from students where id = u.id) or exists (select from tutors where id = u.id))`;

const theirs = ({ role, ownerId }: LineReader) => {
  const column = sql.ref(role === "tutor" ? "tutor_id" : "student_id");
  const owner = sql`${ownerId}::uuid`;
  return sql`(${stored} where ${column} = ${owner} or account_id = ${owner}
    union all ${unwritten(owner)})`;
};

/** A message as its readers see it. */
export interface LineMessage {
  seq: number;
  writtenAs: WriterRole;
  isOwn: boolean;
  /** What the form of the reader's own message has chosen; null for others. */
  clientId: string | null;
  /** null for one that was withdrawn. */
  text: string | null;
  /** ISO 8601 */
  writtenAt: string;
}

/** A line as it is opened. */
export interface OpenLine extends Line {
  /** How far the reader has read. */
  readSeq: number;
  /** How far somebody of the family has read. */
  seenSeq: number;
  /** In order, up to the one asked for. */
  messages: LineMessage[];
}

/**
 * A line of a reader's with its newest messages; null for one that is not theirs.
 *
 * @param before only messages below this number; null for the newest
 * @param limit how many at most
 */
export const findOwnLine = (
  db: Database,
  reader: LineReader,
  lineId: string,
  { before, limit }: { before: number | null; limit: number },
) => findRow<OpenLine>(db)`
    select ${lineColumns},
      coalesce((select seq from line_reads r
        where r.line_id = l.id and r.person_id = ${reader.personId}), 0) as "readSeq",
      coalesce((select max(r.seq) from line_reads r
        where r.line_id = l.id and r.person_id is distinct from l.tutor_id), 0) as "seenSeq",
      (select coalesce(json_agg(m order by m.seq), '[]') from (
        select m.seq, m.written_as as "writtenAs", m.author_id = ${reader.personId} as "isOwn",
          case when m.author_id = ${reader.personId} then m.client_id end as "clientId",
          m.written_at as "writtenAt",
          case when w.seq is null then m.text end as text
        from line_messages m left join line_withdrawals w using (line_id, seq)
        where m.line_id = l.id and m.seq < coalesce(${before}::integer, l.last_seq + 1)
        order by m.seq desc limit ${limit}) m) as messages
    from ${theirs(reader)} l ${lineJoins}
    where l.id = ${lineId}`;

/** A line as it is listed. */
export interface ListedLine extends Line {
  lastAt: Date | null;
  /** The last message; null where there is none or it was withdrawn. */
  lastText: string | null;
  unread: number;
}

/** SQL: how many messages of a line `l` somebody has not read: those of others above their mark. */
export const unreadSql = (personId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from line_messages m
  where m.line_id = l.id and m.author_id <> ${personId}
    and m.seq > coalesce((select r.seq from line_reads r
      where r.line_id = l.id and r.person_id = ${personId}), 0)
    and not exists (select from line_withdrawals w where w.line_id = m.line_id and w.seq = m.seq))`;

/** The lines of a reader, those with the newest messages first. Ask `lineAccess` of each. */
export const listOwnLines = (db: Database, reader: LineReader) => listRows<ListedLine>(db)`
    select ${lineColumns}, l.last_at as "lastAt",
      (select m.text from line_messages m left join line_withdrawals w using (line_id, seq)
        where m.line_id = l.id and m.seq = l.last_seq and w.seq is null) as "lastText",
      ${unreadSql(sql`${reader.personId}::uuid`)} as unread
    from ${theirs(reader)} l ${lineJoins}
    order by l.last_at desc nulls last, l.account_id is not null, s.name, l.id`;

/**
 * Locks a line until the transaction ends, so that messages follow each other, and reads what decides
 * about it after that.
 *
 * @param isNew whether a line to the office is made where nobody has written yet; its id is the account's
 * @returns null for no such line
 */
export async function lockLine(
  trx: Database,
  lineId: string,
  isNew: boolean,
): Promise<Line | null> {
  if (isNew) {
    await sql`
      insert into lines (id, account_id)
      select id, id from accounts where id = ${lineId}
        and (exists (select from students where id = ${lineId})
          or exists (select from tutors where id = ${lineId}))
      on conflict do nothing`.execute(trx);
  }
  await sql`select from lines where id = ${lineId} for update`.execute(trx);
  return findRow<Line>(trx)`
    select ${lineColumns} from lines l ${lineJoins} where l.id = ${lineId}`;
}

/** Whether a line is a reader's, apart from what they may do with it. */
export function isOwnLine(line: Line, { role, ownerId }: LineReader): boolean {
  return ownerId === (role === "tutor" ? line.tutorId : line.studentId);
}
