import {
  findOwnLine,
  listOwnLines,
  type LineReader,
  type ListedLine,
  type OpenLine,
} from "#data/messages/lines.ts";
import { markRead } from "#data/messages/written.ts";
import { areMessagesAllowed, lineAccess, type LineAccess } from "#domain/messages/line.ts";
import { parseSeq, shownMessages } from "#domain/messages/message.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { isPageView } from "#request/page-view.ts";

/** A line as its reader sees it. */
export interface ViewedLine {
  line: OpenLine;
  access: Exclude<LineAccess, "none">;
  now: Date;
}

/** Answers for a line that is not somebody's, or not any more. @throws 404 */
export async function denyLine(context: Context, lineId: string): Promise<never> {
  return notFound(context, "no-line", "line", lineId);
}

/**
 * A line of somebody's with its newest messages, or those before one; what is shown is read from then
 * on. @throws 404 for a line that is not theirs to read now
 */
export async function viewLine(
  context: Context,
  request: Request,
  reader: LineReader,
  lineId: string,
): Promise<ViewedLine> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const before = readBefore(new URL(request.url).searchParams);
  const line = isRecordId(lineId)
    ? await findOwnLine(database, reader, lineId, { before, limit: shownMessages })
    : null;
  const access = line ? lineAccess(line, reader.role, now) : "none";
  if (!line || access === "none") return denyLine(context, lineId);
  const { lastSeq: seq, readSeq } = line;
  if (before === null && seq > readSeq && isPageView(request)) {
    await markRead(database, { lineId, seq, personId: reader.personId });
  }
  return { line, access, now };
}

/** The number of the message before which older ones are asked for; null for none. */
export function readBefore(params: URLSearchParams): number | null {
  return parseSeq(params.get("before") ?? "");
}

/** A line as it is listed for its reader. */
export interface OwnLine extends ListedLine {
  access: Exclude<LineAccess, "none">;
}

/**
 * The lines that somebody may read; those that are over only if something was written. Says too whether
 * there would be others, if a guardian had agreed to messages.
 */
export async function listLines(
  context: Context,
  reader: LineReader,
): Promise<{ lines: OwnLine[]; waitsForConsent: boolean; now: Date }> {
  const now = new Date();
  const lines = await listOwnLines(context.get(servicesContext).database, reader);
  const waitsForConsent = lines.some(
    (line) => !line.isOffice && line.endedAt === null && !areMessagesAllowed(line, now),
  );
  return { lines: readableLines(lines, reader, now), waitsForConsent, now };
}

/** Those of some lines that a reader may open now. */
export function readableLines<Listed extends ListedLine>(
  lines: readonly Listed[],
  { role }: Pick<LineReader, "role">,
  now: Date,
): (Listed & { access: Exclude<LineAccess, "none"> })[] {
  return lines.flatMap((line) => {
    const access = lineAccess(line, role, now);
    if (access === "none" || (access === "read" && line.lastSeq === 0)) return [];
    return [{ ...line, access }];
  });
}
