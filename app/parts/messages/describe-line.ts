import type { Line, LineMessage, OpenLine } from "#data/messages/lines.ts";
import type { WriterRole } from "#domain/messages/line.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import type { ViewedLine } from "#use-cases/messages/view.ts";
import { describeForm } from "./describe-form.ts";
import { messages } from "./messages.ts";

/** With whom a reader talks in a line. */
export function nameOther(line: Line, role: Exclude<WriterRole, "staff">): string {
  if (line.isOffice) return messages.office;
  if (role === "tutor") return line.studentName ?? "";
  return line.tutorName ?? messages.formerTutor;
}

/** A line for its page. */
export function describeLine(
  { line, access, now }: ViewedLine,
  role: Exclude<WriterRole, "staff">,
) {
  const [first] = line.messages;
  const last = line.messages.at(-1);
  const isNewest = (last?.seq ?? 0) === line.lastSeq;
  return {
    title: nameOther(line, role),
    canRead: line.isOffice || role !== "tutor" ? messages.canRead : messages.withGuardian,
    messages: line.messages.map((message) => describeMessage(line, message, now)),
    seenSeq: role === "tutor" && !line.isOffice ? seenOf(line) : null,
    older: first && first.seq > 1 ? first.seq : null,
    isNewest,
    canWrite: access === "write" && isNewest,
    isReadOnly: access === "read",
    form: describeForm(line.messages),
  };
}

export type DescribedLine = ReturnType<typeof describeLine>;

function describeMessage(line: OpenLine, message: LineMessage, now: Date) {
  const { seq, isOwn, text } = message;
  return {
    seq,
    isOwn,
    text,
    who: isOwn ? messages.you : nameWriter(line, message.writtenAs),
    when: nameMoment(new Date(message.writtenAt), now),
  };
}

/** Who wrote, in a line. */
export function nameWriter(line: Line, writtenAs: WriterRole): string {
  if (writtenAs === "student") return line.studentName ?? messages.writers.student;
  if (writtenAs === "tutor") return line.tutorName ?? messages.formerTutor;
  return messages.writers[writtenAs];
}

/** The last message of the tutor's own that somebody of the family has seen; null for none. */
function seenOf({ messages: shown, seenSeq }: OpenLine): number | null {
  return shown.findLast(({ isOwn, seq }) => isOwn && seq <= seenSeq)?.seq ?? null;
}
