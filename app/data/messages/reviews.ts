import type { WriterRole } from "#domain/messages/line.ts";
import { urgencies, type Decision, type Urgency } from "#domain/messages/review.ts";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import { findRow, hasRow, onlyRow } from "#data/shared/rows.ts";
import { sql, type RawBuilder } from "kysely";
import { anyLine, lineColumns, lineJoins, type Line } from "./lines.ts";
import type { MessagePlace } from "./written.ts";

/** A message that waits for the staff, without its words: to read them is recorded. */
export interface WaitingReview extends MessagePlace {
  urgency: number;
  flags: string[];
  writtenAs: WriterRole;
  /** ISO 8601 */
  openedAt: string;
  studentName: string | null;
  tutorName: string | null;
}

/** Somebody who waits for the office's answer. */
export interface WaitingLine {
  lineId: string;
  name: string;
  isTutor: boolean;
  /** ISO 8601 */
  lastAt: string;
}

export interface StaffQueue {
  reviews: WaitingReview[];
  /** How many wait, up to a number. */
  reviewCount: number;
  lines: WaitingLine[];
  lineCount: number;
}

const countUpTo = (most: number, query: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${query} limit ${sql.lit(most)}) c)`;

const openReviews = sql`from line_reviews v where v.decided_at is null`;
const waitingLines = sql`from lines l
  where l.account_id is not null and l.last_written_as <> 'staff'`;

/** What waits for the staff, each up to a number: reported and flagged messages, and people who wait. */
export type WaitingMessages = Record<Exclude<Urgency, "sample"> | "toAnswer", number>;

/** SQL: what waits for the staff, as JSON. @param most up to which number each is counted */
export function waitingMessagesSql(most: number): RawBuilder<WaitingMessages> {
  const open = (urgency: Urgency) =>
    countUpTo(
      most,
      sql`select ${openReviews} and v.urgency = ${sql.lit(urgencies.indexOf(urgency))}`,
    );
  return sql`json_build_object('reported', ${open("reported")}, 'flagged', ${open("flagged")},
    'toAnswer', ${countUpTo(most, sql`select ${waitingLines}`)})`;
}

/** What waits for the staff: the most urgent messages, and the families and tutors waiting longest. */
export async function findStaffQueue(
  db: Database,
  { limit, most }: { limit: number; most: number },
): Promise<StaffQueue> {
  const queue = await onlyRow<StaffQueue>(db)`
    select
      ${countUpTo(most, sql`select ${openReviews}`)} as "reviewCount",
      ${countUpTo(most, sql`select ${waitingLines}`)} as "lineCount",
      ${jsonRows(sql`
        select v.line_id as "lineId", v.seq, v.urgency, v.flags, v.opened_at as "openedAt",
          m.written_as as "writtenAs", s.name as "studentName",
          case when t.id is not null then concat_ws(' ', t.first_name, t.last_name) end as "tutorName"
        from (select v.* ${openReviews} order by v.urgency, v.opened_at, v.line_id, v.seq
            limit ${limit}) v
          join line_messages m using (line_id, seq) join lines l on l.id = v.line_id
          left join students s on s.id = coalesce(l.student_id, l.account_id)
          left join tutors t on t.id = coalesce(l.tutor_id, l.account_id)
        order by v.urgency, v.opened_at, v.line_id, v.seq`)} as reviews,
      ${jsonRows(sql`
        select l.id as "lineId", l.last_at as "lastAt", t.id is not null as "isTutor",
          coalesce(s.name, concat_ws(' ', t.first_name, t.last_name)) as name
        from (select l.* ${waitingLines} order by l.last_at limit ${limit}) l
          left join students s on s.id = l.account_id left join tutors t on t.id = l.account_id
        order by l.last_at`)} as lines`;
  return queue;
}

/** Why and what the staff decided about a message. */
export interface Review {
  flags: string[];
  urgency: number;
  decision: Decision | null;
  note: string;
  /** YYYY-MM-DD; null for not. */
  policeOn: string | null;
  /** ISO 8601 */
  decidedAt: string | null;
  decidedBy: string | null;
}

/** A message as the staff read it, whether it was withdrawn or not. */
export interface StaffMessage {
  seq: number;
  writtenAs: WriterRole;
  /** Of one of the staff; null for others, whom the line names. */
  staffName: string | null;
  text: string;
  /** Of the reader's own; null for others. */
  clientId: string | null;
  /** ISO 8601 */
  writtenAt: string;
  isWithdrawn: boolean;
  review: Review | null;
  reports: { reportedAs: WriterRole; reason: string; reportedAt: string }[];
}

export interface StaffLine extends Line {
  messages: StaffMessage[];
  /** Whether this read is a new line of the audit log. */
  isNewRead: boolean;
}

/** Who of the staff reads, in which request. */
export interface StaffReader {
  requestId: string;
  adminId: string;
}

/**
 * A line for the staff, and a line in the audit log that they read it, unless it is a line to the office
 * or they have within a quarter of an hour. Null for no such line.
 *
 * @param until only messages up to this number; null for the newest
 */
export const findStaffLine = (
  db: Database,
  reader: StaffReader,
  lineId: string,
  { until, limit }: { until: number | null; limit: number },
) => findRow<StaffLine>(db)`
    with found as materialized (
      select ${lineColumns} from ${anyLine(sql`${lineId}::uuid`)} l ${lineJoins}
    ), noted as (
      insert into audit_log
        (request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome)
      select ${reader.requestId}::uuid, ${reader.adminId}::uuid, 'admin', 'read-line', 'line', id, 'done'
      from found where not "isOffice" and not exists (select from audit_log a
        where a.subject_id = found.id and a.action = 'read-line'
          and a.actor_id = ${reader.adminId}::uuid and a.at > now() - interval '15 minutes')
      returning subject_id
    )
    select found.*, exists (select from noted) as "isNewRead",
      ${jsonRows(sql`
        select m.seq, m.written_as as "writtenAs", m.text, m.written_at as "writtenAt",
          w.seq is not null as "isWithdrawn",
          case when m.author_id = ${reader.adminId}::uuid then m.client_id end as "clientId",
          (select name from admins where id = m.author_id) as "staffName",
          (select json_build_object('flags', v.flags, 'urgency', v.urgency, 'decision', v.decision,
              'note', v.note, 'policeOn', v.police_on, 'decidedAt', v.decided_at,
              'decidedBy', (select name from admins where id = v.decided_by))
            from line_reviews v where v.line_id = m.line_id and v.seq = m.seq) as review,
          (select coalesce(json_agg(json_build_object('reportedAs', r.reported_as,
              'reason', r.reason, 'reportedAt', r.reported_at) order by r.reported_at), '[]')
            from line_reports r where r.line_id = m.line_id and r.seq = m.seq) as reports
        from (select * from line_messages where line_id = found.id
            and seq <= coalesce(${until}::integer, found."lastSeq")
            order by seq desc limit ${limit}) m
          left join line_withdrawals w using (line_id, seq)
        order by m.seq`)} as messages
    from found`;

/** Stores what the staff decided about a message; false for no such message. */
export function decideReview(
  trx: Database,
  { lineId, seq }: MessagePlace,
  decided: { decision: Decision; note: string; policeOn: string | null; by: string },
): Promise<boolean> {
  const { decision, note, policeOn, by } = decided;
  return hasRow(trx)`
    insert into line_reviews (line_id, seq, urgency, decision, note, police_on, decided_at, decided_by)
    select line_id, seq, 1, ${decision}, ${note}, ${policeOn}::date, now(), ${by}::uuid
    from line_messages where line_id = ${lineId} and seq = ${seq}
    on conflict (line_id, seq) do update set decision = excluded.decision, note = excluded.note,
      police_on = excluded.police_on, decided_at = now(), decided_by = excluded.decided_by
    returning seq`;
}
