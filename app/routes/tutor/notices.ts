import type { LeftNotice } from "#access/notice.ts";
import { contentKinds, type ContentKind } from "#domain/content.ts";
import type { NoticeTone } from "#ui/notice.tsx";

const nouns: Record<ContentKind, string> = {
  recording: "recording",
  "live-session": "live session",
  exam: "exam",
  announcement: "announcement",
};

/** What a tutor is told after a change, by what the change left behind; null for a made-up code. */
export function describeNotice({
  code,
  count,
}: LeftNotice): { tone: NoticeTone; text: string } | null {
  const kind = contentKinds.find((one) => code.startsWith(`${one}-`));
  if (!kind) return null;
  const the = nouns[kind];
  const words: Record<string, { tone: NoticeTone; text: string }> = {
    published: { tone: "success", text: `The ${the} was published to ${count} assignments.` },
    saved: { tone: "success", text: `The ${the} was changed.` },
    deleted: { tone: "success", text: `The ${the} was deleted.` },
    restored: { tone: "success", text: `The ${the} is back.` },
    late: { tone: "danger", text: "It is too late to undo that." },
    taken: {
      tone: "danger",
      text: `That can't be undone: the same ${the} has been added again already.`,
    },
    orphaned: { tone: "danger", text: "That can't be undone: the assignment is gone." },
  };
  const outcome = code.slice(kind.length + 1);
  return Object.hasOwn(words, outcome) ? (words[outcome] ?? null) : null;
}
