import { randomInt } from "node:crypto";
import { isOwnLine, lockLine, type Line, type LineReader } from "#data/messages/lines.ts";
import {
  findSameMessage,
  insertMessage,
  listRecentTimes,
  openReview,
} from "#data/messages/written.ts";
import type { Database } from "#data/shared/database.ts";
import { findFlags, type Flag } from "#domain/messages/flags.ts";
import { lineAccess } from "#domain/messages/line.ts";
import { minutesUntilNext } from "#domain/messages/message.ts";
import { samplePercent } from "#domain/messages/review.ts";
import { hour } from "#domain/shared/durations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import {
  ok,
  refuse,
  refuseLimited,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { actorOf } from "./reader.ts";
import { tellMembers } from "./tell.ts";
import { denyLine } from "./view.ts";

/** Who writes: a member of the line, or one of the staff in a line to the office. */
export type Writer = LineReader | { role: "staff"; personId: string };

/** A message as it is sent; its text is a valid one (`checkMessage`). */
export interface WrittenMessage {
  text: string;
  /** Chosen by the form, untrusted. A form that is sent again is the same message. */
  clientId: string;
  /** What the writer was asked about and has confirmed. */
  confirmed: readonly Flag[];
}

/** The writer is asked once more: the staff will look at the message. */
interface FlaggedRefusal extends Refusal<"flagged"> {
  flags: Flag[];
}

/** 'closed': the line can only be read. */
export type WriteRefusal =
  | FlaggedRefusal
  | LimitedRefusal
  | Refusal<"closed">
  | Refusal<"bad-form">;

/**
 * Writes a message into a line, and tells its other members. It is delivered whatever is in it: what has
 * a flag is asked about once, and then the staff see it.
 *
 * @returns the message's number
 * @throws 404 for a line that is not the writer's
 */
export async function writeMessage(
  context: Context,
  writer: Writer,
  lineId: string,
  message: WrittenMessage,
): Promise<Result<number, WriteRefusal>> {
  const subject = { kind: "line" as const, id: isRecordId(lineId) ? lineId : null };
  const entry = { action: "write-message" as const, subject };
  if (subject.id === null) return denyLine(context, lineId);
  const result = await auditedTransaction(context, async (trx, record) => {
    const line = await lockLine(trx, lineId, writer.role === "staff" || writer.ownerId === lineId);
    const now = new Date();
    if (!line || !isMember(line, writer, now)) return null;
    const written = await store(context, trx, { writer, line, message, now });
    if (written.ok && written.value.isNew) {
      const { lastSeq: _, ...same } = line;
      await tellMembers(context, trx, {
        writer,
        line: { ...same, lastSeq: written.value.seq },
        now,
      });
      const actor = writer.role === "staff" ? {} : { actor: actorOf(writer) };
      await record({ ...entry, ...actor });
    }
    return written;
  });
  if (!result) return denyLine(context, lineId);
  if (result.ok) return ok(result.value.seq);
  if (result.reason !== "flagged") {
    const reason = result.reason === "limited" ? "limited" : "not-possible";
    await recordDenial(context, { ...entry, reason });
  }
  return result;
}

/** Whether a line is the writer's to know of. */
function isMember(line: Line, writer: Writer, now: Date): boolean {
  if (writer.role === "staff") return line.isOffice;
  return isOwnLine(line, writer) && lineAccess(line, writer.role, now) !== "none";
}

async function store(
  context: Context,
  trx: Database,
  about: { writer: Writer; line: Line; message: WrittenMessage; now: Date },
): Promise<Result<{ seq: number; isNew: boolean }, WriteRefusal>> {
  const { writer, line, message, now } = about;
  if (!isRecordId(message.clientId)) return refuse("bad-form");
  const place = { lineId: line.id, authorId: writer.personId };
  const same = await findSameMessage(trx, { ...place, clientId: message.clientId });
  if (same !== null) return ok({ seq: same, isNew: false });
  if (writer.role !== "staff" && lineAccess(line, writer.role, now) !== "write") {
    return refuse("closed");
  }
  const earlier = await listRecentTimes(trx, writer.personId, new Date(now.getTime() - hour));
  const minutes = writer.role === "staff" ? null : minutesUntilNext(earlier, now);
  if (minutes !== null) return refuseLimited(minutes);
  const { publicUrl } = context.get(servicesContext).deployment;
  const flags = findFlags(message.text, publicUrl && new URL(publicUrl).hostname);
  if (flags.some((flag) => !message.confirmed.includes(flag))) {
    return { ok: false, reason: "flagged", flags };
  }
  const { text, clientId } = message;
  const seq = await insertMessage(trx, { ...place, writtenAs: writer.role, clientId, text });
  const urgency = urgencyOf(flags, line);
  if (urgency) await openReview(trx, { lineId: line.id, seq }, { urgency, flags });
  return ok({ seq, isNew: true });
}

/** Lines to the office are read by the staff anyway. */
function urgencyOf(flags: readonly Flag[], { isOffice }: Line): "flagged" | "sample" | null {
  if (flags.length > 0) return "flagged";
  return !isOffice && randomInt(100) < samplePercent ? "sample" : null;
}
