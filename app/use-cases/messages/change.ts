import { isOwnLine, lockLine, type Line, type LineReader } from "#data/messages/lines.ts";
import { insertReport, insertWithdrawal, openReview } from "#data/messages/written.ts";
import type { Database } from "#data/shared/database.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { lineAccess } from "#domain/messages/line.ts";
import { parseSeq } from "#domain/messages/message.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok } from "#domain/shared/result.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { actorOf } from "./reader.ts";
import { denyLine } from "./view.ts";

/** A message in the address of a page, untrusted. */
export interface MessageAddress {
  /** The line's id. */
  chatId: string;
  messageSeq: string;
}

/**
 * Takes a message of one's own back: nobody but the staff reads it any more, also where the line is only
 * read. Refused for another's, and a second time.
 *
 * @throws 404 for a line that is not the reader's
 */
export function withdrawMessage(
  context: Context,
  reader: LineReader,
  address: MessageAddress,
): ChangeResult {
  return change(context, reader, { action: "withdraw-message", address }, (trx, place) =>
    insertWithdrawal(trx, { ...place, authorId: reader.personId }),
  );
}

/**
 * Reports a message of another's to the staff, who look at it before all others. Refused a second time.
 *
 * @param reason a valid one (`checkReport`)
 * @throws 404 as `withdrawMessage` does
 */
export function reportMessage(
  context: Context,
  reader: LineReader,
  address: MessageAddress,
  reason: string,
): ChangeResult {
  return change(context, reader, { action: "report-message", address }, async (trx, place) => {
    const by = { reportedBy: reader.personId, reportedAs: reader.role };
    if (!(await insertReport(trx, { ...place, ...by, reason: reason.trim() }))) return false;
    await openReview(trx, place, { urgency: "reported", flags: [] });
    return true;
  });
}

async function change(
  context: Context,
  reader: LineReader,
  { action, address }: { action: AuditAction; address: MessageAddress },
  work: (trx: Database, place: { lineId: string; seq: number }) => Promise<boolean>,
): ChangeResult {
  const { chatId: lineId } = address;
  const seq = parseSeq(address.messageSeq);
  if (!isRecordId(lineId) || seq === null) return denyLine(context, lineId);
  const entry = { action, subject: { kind: "line" as const, id: lineId } };
  const wasDone = await auditedTransaction(context, async (trx, record) => {
    const line = await lockLine(trx, lineId, false);
    if (!line || !isReadable(line, reader)) return null;
    if (!(await work(trx, { lineId, seq }))) return false;
    await record({ ...entry, actor: actorOf(reader), detail: { seq } });
    return true;
  });
  if (wasDone === null) return denyLine(context, lineId);
  if (wasDone) return ok();
  return deny(context, { ...entry, reason: "not-possible" });
}

const isReadable = (line: Line, reader: LineReader) =>
  isOwnLine(line, reader) && lineAccess(line, reader.role, new Date()) !== "none";
