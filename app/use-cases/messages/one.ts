import { findOwnLine, type Line, type LineMessage, type LineReader } from "#data/messages/lines.ts";
import { lineAccess } from "#domain/messages/line.ts";
import { parseSeq } from "#domain/messages/message.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { servicesContext, type Context } from "#request/context.ts";
import type { MessageAddress } from "./change.ts";
import { denyLine } from "./view.ts";

/** One message of a line of somebody's. @throws 404 for one that is not theirs to read now */
export async function loadMessage(
  context: Context,
  reader: LineReader,
  { chatId: lineId, messageSeq }: MessageAddress,
): Promise<{ line: Line; message: LineMessage; now: Date }> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const number = parseSeq(messageSeq);
  if (!isRecordId(lineId) || number === null) return denyLine(context, lineId);
  const line = await findOwnLine(database, reader, lineId, { before: number + 1, limit: 1 });
  const message = line?.messages.find((each) => each.seq === number);
  if (!line || !message || lineAccess(line, reader.role, now) === "none") {
    return denyLine(context, lineId);
  }
  return { line, message, now };
}
