import type { UnreadLine } from "#data/messages/home.ts";
import type { Line } from "#data/messages/lines.ts";
import { lineAccess } from "#domain/messages/line.ts";

/** A line of a home, with its moments. */
export type HomeLine = Line & Pick<UnreadLine, "lastText" | "unread"> & { lastAt: Date };

/** Those of a home's lines that their reader may open now. */
export function openHomeLines(
  lines: readonly UnreadLine[],
  role: "student" | "tutor",
  now: Date,
): HomeLine[] {
  return lines
    .map((line) => ({
      ...line,
      lastAt: new Date(line.lastAt),
      endedAt: line.endedAt === null ? null : new Date(line.endedAt),
    }))
    .filter((line) => lineAccess(line, role, now) !== "none");
}
