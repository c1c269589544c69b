import type { WriterRole } from "#domain/messages/line.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import type { OwnLine } from "#use-cases/messages/view.ts";
import { nameOther } from "./describe-line.ts";
import { messages } from "./messages.ts";

/** How much of the last message a list shows, in characters. */
const previewLength = 120;

/** Lines for a list. */
export function describeLines(
  lines: readonly OwnLine[],
  role: Exclude<WriterRole, "staff">,
  now: Date,
) {
  return lines.map((line) => ({
    id: line.id,
    name: nameOther(line, role),
    preview: line.lastText?.slice(0, previewLength) ?? "",
    when: line.lastAt && nameMoment(line.lastAt, now),
    unread: line.unread > 0 ? messages.unread(line.unread) : null,
  }));
}

export type ListedLines = ReturnType<typeof describeLines>;
