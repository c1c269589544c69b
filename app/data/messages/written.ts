import type { Flag } from "#domain/messages/flags.ts";
import type { WriterRole } from "#domain/messages/line.ts";
import { urgencies, type Urgency } from "#domain/messages/review.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult, hasRow, valueOrNull } from "#data/shared/rows.ts";

/** A message to be stored. */
export interface NewMessage {
  lineId: string;
  authorId: string;
  writtenAs: WriterRole;
  /** Chosen by the form; the same one again is the same message. */
  clientId: string;
  text: string;
}

/** The number of a message that was stored before; null for none. */
export function findSameMessage(
  trx: Database,
  { lineId, authorId, clientId }: Pick<NewMessage, "lineId" | "authorId" | "clientId">,
) {
  return trx
    .selectFrom("line_messages")
    .where("line_id", "=", lineId)
    .where("author_id", "=", authorId)
    .where("client_id", "=", clientId)
    .select("seq")
    .$call(valueOrNull);
}

/** When somebody has written within the last hour, in any line. */
export async function listRecentTimes(
  trx: Database,
  authorId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await trx
    .selectFrom("line_messages")
    .where("author_id", "=", authorId)
    .where("written_at", ">", since)
    .select("written_at")
    .execute();
  return rows.map((row) => row.written_at);
}

/** Whether a line has a message of a number. */
export const hasMessage = (db: Database, { lineId, seq }: MessagePlace) =>
  db
    .selectFrom("line_messages")
    .where("line_id", "=", lineId)
    .where("seq", "=", seq)
    .select("seq")
    .$call(hasResult);

/** Stores a message of a locked line. @returns its number */
export async function insertMessage(trx: Database, message: NewMessage): Promise<number> {
  const { lineId, authorId, writtenAs, clientId, text } = message;
  const row = await findRow<{ seq: number }>(trx)`
    with numbered as (
      update lines set last_seq = last_seq + 1, last_at = clock_timestamp(),
        last_written_as = ${writtenAs}
      where id = ${lineId} returning last_seq, last_at
    )
    insert into line_messages (line_id, seq, author_id, written_as, client_id, text, written_at)
    select ${lineId}::uuid, last_seq, ${authorId}::uuid, ${writtenAs}, ${clientId}::uuid, ${text}, last_at
    from numbered returning seq`;
  if (!row) throw new Error("the line is not locked");
  return row.seq;
}

/** Where a message is. */
export interface MessagePlace {
  lineId: string;
  seq: number;
}

/** Lets the staff look at a message; what is waiting already becomes as urgent as this. */
export async function openReview(
  trx: Database,
  { lineId, seq }: MessagePlace,
  { urgency, flags }: { urgency: Urgency; flags: readonly Flag[] },
): Promise<void> {
  const rank = urgencies.indexOf(urgency);
  // What was decided before is looked at again after another report.
  await sql`
    insert into line_reviews as v (line_id, seq, urgency, flags)
    values (${lineId}, ${seq}, ${rank}, ${sql.val(flags)}::text[])
    on conflict (line_id, seq) do update set urgency = least(v.urgency, excluded.urgency),
      opened_at = case when v.decided_at is null then v.opened_at else now() end,
      decision = null, decided_at = null, decided_by = null`.execute(trx);
}

/** Keeps how far somebody has read; never less than before. */
export async function markRead(
  db: Database,
  { lineId, seq, personId }: MessagePlace & { personId: string },
): Promise<void> {
  await sql`
    insert into line_reads as r (line_id, person_id, seq) values (${lineId}, ${personId}, ${seq})
    on conflict (line_id, person_id) do update set seq = excluded.seq, read_at = now()
    where r.seq < excluded.seq`.execute(db);
}

/** Takes a message back, of its author only; false where it is not theirs or was taken back before. */
export const insertWithdrawal = (
  trx: Database,
  { lineId, seq, authorId }: MessagePlace & { authorId: string },
) => hasRow(trx)`
    insert into line_withdrawals (line_id, seq)
    select line_id, seq from line_messages
    where line_id = ${lineId} and seq = ${seq} and author_id = ${authorId}
    on conflict do nothing returning seq`;

/** Keeps that somebody reported a message of another; false where there is none or they have before. */
export function insertReport(
  trx: Database,
  report: MessagePlace & { reportedBy: string; reportedAs: WriterRole; reason: string },
): Promise<boolean> {
  const { lineId, seq, reportedBy, reportedAs, reason } = report;
  return hasRow(trx)`
    insert into line_reports (line_id, seq, reported_by, reported_as, reason)
    select line_id, seq, ${reportedBy}::uuid, ${reportedAs}, ${reason} from line_messages
    where line_id = ${lineId} and seq = ${seq} and author_id <> ${reportedBy}
    on conflict do nothing returning seq`;
}

/** Deletes messages that are older than some years, with what was said of them; their lines stay. */
export async function deleteOldMessages(db: Database, years: number): Promise<void> {
  await sql`select delete_old_messages(${years}::integer)`.execute(db);
}
