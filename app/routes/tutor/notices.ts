import type { FlashMessage } from "#request/flash-message.ts";
import { contentKinds, type ContentKind } from "#domain/content-kind.ts";
import type { NoticeTone } from "#ui/notice.tsx";

const nouns: Record<ContentKind, string> = {
  recording: "recording",
  "live-session": "live session",
  exam: "exam",
  announcement: "announcement",
};

/** The message after a change, by the code of its flash message; null for an unknown code. */
export function describeNotice({
  code,
  count,
}: Pick<FlashMessage, "code" | "count">): { tone: NoticeTone; text: string } | null {
  const kind = contentKinds.find((candidate) => code.startsWith(`${candidate}-`));
  if (!kind) return null;
  const noun = nouns[kind];
  const words: Record<string, { tone: NoticeTone; text: string }> = {
    added: { tone: "success", text: `The ${noun} was published.` },
    published: { tone: "success", text: `The ${noun} was published to ${count} assignments.` },
    saved: { tone: "success", text: `The ${noun} was changed.` },
    deleted: { tone: "success", text: `The ${noun} was deleted.` },
    cancelled: { tone: "success", text: "The lesson was cancelled. The student gets an email." },
    restored: { tone: "success", text: `The ${noun} is back.` },
    // These are live sessions only.
    planned: {
      tone: "success",
      text: count === 1 ? "1 lesson is planned." : `${count} lessons are planned.`,
    },
    "several-saved": { tone: "success", text: `${count} lessons were changed.` },
    "several-cancelled": { tone: "success", text: `${count} lessons were cancelled.` },
    "several-deleted": { tone: "success", text: `${count} lessons were deleted.` },
    late: { tone: "danger", text: "It is too late to undo that." },
    taken: {
      tone: "danger",
      text: `That can't be undone: the same ${noun} has already been added again.`,
    },
    booked: {
      tone: "danger",
      text: "That can't be undone: somebody has another lesson at its time by now.",
    },
    orphaned: { tone: "danger", text: "That can't be undone: the assignment is gone." },
  };
  const change = code.slice(kind.length + 1);
  return Object.hasOwn(words, change) ? (words[change] ?? null) : null;
}
