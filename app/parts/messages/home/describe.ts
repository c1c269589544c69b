import type { UnreadLine } from "#data/messages/home.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { openHomeLines } from "#use-cases/messages/home.ts";
import { nameOther } from "#parts/messages/describe-line.ts";
import { homeWords } from "./messages.ts";
import { messages } from "#parts/messages/messages.ts";

/** How much of a message a home shows, in characters. */
const previewLength = 120;

/** What a home says of lines in which something waits for its reader. */
export function describeHomeLines(
  lines: readonly UnreadLine[],
  role: "student" | "tutor",
  now: Date,
) {
  const base = role === "student" ? "/dashboard/messages" : "/tutor-dashboard/messages";
  return {
    title: homeWords[role],
    all: { to: base, text: messages.title },
    lines: openHomeLines(lines, role, now).map((line) => ({
      to: `${base}/${line.id}#write`,
      name: nameOther(line, role),
      preview: line.lastText?.slice(0, previewLength) ?? "",
      when: nameMoment(line.lastAt, now),
    })),
  };
}

export type HomeLines = ReturnType<typeof describeHomeLines>;
