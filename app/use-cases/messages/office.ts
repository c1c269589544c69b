import {
  decideReview,
  findStaffLine,
  findStaffQueue,
  type StaffLine,
  type StaffQueue,
} from "#data/messages/reviews.ts";
import { hasMessage } from "#data/messages/written.ts";
import { parseSeq, shownMessages } from "#domain/messages/message.ts";
import { isDecision, type DecisionInput } from "#domain/messages/review.ts";
import { maxCountedQueue } from "#domain/office/queue.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { logEntry, requestEntry } from "#request/audit.ts";
import { requestIdContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import type { MessageAddress } from "./change.ts";
import { denyLine } from "./view.ts";
import type { Writer } from "./write.ts";

/** How many entries of each list the queue shows. */
const shownEntries = 30;

/** How many messages follow the one that is looked at. */
const following = 5;

/** What waits for the staff. */
export function loadStaffQueue(context: Context): Promise<StaffQueue> {
  const options = { limit: shownEntries, most: maxCountedQueue };
  return findStaffQueue(adminDatabase(context), options);
}

/** The signed-in member of the staff as a writer. */
export function staffWriter(context: Context): Writer {
  return { role: "staff", personId: currentAdmin(context).accountId };
}

/**
 * A line with its messages, as the staff read it: to read one that is not to the office is recorded.
 *
 * @param at messages up to a number, or around one; null for the newest
 * @throws 404 for no such line
 */
export async function loadStaffLine(
  context: Context,
  lineId: string,
  at: { to: number } | { around: number } | null,
): Promise<StaffLine> {
  if (!isRecordId(lineId)) return denyLine(context, lineId);
  const reader = {
    requestId: context.get(requestIdContext),
    adminId: currentAdmin(context).accountId,
  };
  const line = await findStaffLine(adminDatabase(context), reader, lineId, {
    until: at && ("to" in at ? at.to : at.around + following),
    limit: shownMessages,
  });
  if (!line || (line.studentId ?? line.tutorId) === null) return denyLine(context, lineId);
  if (line.isNewRead) {
    const subject = { kind: "line" as const, id: lineId };
    logEntry(context, { ...requestEntry(context), action: "read-line", subject, outcome: "done" });
  }
  return line;
}

/** A line with one of its messages, which the staff decide about. @throws 404 for no such message */
export async function loadReview(context: Context, { chatId: lineId, messageSeq }: MessageAddress) {
  const number = parseSeq(messageSeq);
  if (number === null) return denyLine(context, lineId);
  const line = await loadStaffLine(context, lineId, { around: number });
  const message = line.messages.find((each) => each.seq === number);
  return message ? { line, message } : denyLine(context, lineId);
}

/** Whether there is such a message, without reading it. @throws 404 for none */
export async function requireMessage(
  context: Context,
  { chatId: lineId, messageSeq }: MessageAddress,
): Promise<void> {
  const seq = parseSeq(messageSeq);
  const isThere =
    isRecordId(lineId) &&
    seq !== null &&
    (await hasMessage(adminDatabase(context), { lineId, seq }));
  if (!isThere) await denyLine(context, lineId);
}

/**
 * Stores what the staff decided about a message. A later decision replaces it; a later report of the
 * message brings it back into the queue.
 *
 * @param input a valid one (`checkDecision`)
 */
export async function decideMessage(
  context: Context,
  { chatId: lineId, messageSeq }: MessageAddress,
  input: DecisionInput,
): ChangeResult {
  const { accountId: by } = currentAdmin(context);
  const seq = parseSeq(messageSeq);
  const { decision, note, policeOn } = input;
  const subject = { kind: "line", id: lineId } as const;
  return changeOrDeny(context, { action: "decide-message", subject }, async (trx) => {
    if (seq === null || !isDecision(decision)) return false;
    const decided = { decision, note: note.trim(), policeOn: policeOn || null, by };
    return (await decideReview(trx, { lineId, seq }, decided)) && { seq };
  });
}
