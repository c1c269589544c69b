import type { FlashMessage } from "#request/flash-message.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { contentKinds } from "#domain/teaching/content-kind.ts";
import type { NoticeTone } from "#ui/notice.tsx";
import { messages } from "./notice-messages.ts";

/** The message after a change, by the code of its flash message; null for an unknown code. */
export function describeNotice({
  code,
  ...details
}: Pick<FlashMessage, "code" | "count">): { tone: NoticeTone; text: string } | null {
  const kind = contentKinds.find((candidate) => code.startsWith(`${candidate}-`));
  if (!kind) return null;
  // The codes about several items come with their number.
  const count = details.count ?? 0;
  const words: Record<string, { tone: NoticeTone; text: string }> = {
    added: { tone: "success", text: messages.added(kind) },
    published: { tone: "success", text: messages.published(kind, count) },
    saved: { tone: "success", text: messages.saved(kind) },
    deleted: { tone: "success", text: messages.deleted(kind) },
    cancelled: { tone: "success", text: messages.cancelled },
    restored: { tone: "success", text: messages.restored(kind) },
    // These are lessons only.
    planned: { tone: "success", text: messages.planned(count) },
    "several-saved": { tone: "success", text: messages.severalSaved(count) },
    "several-cancelled": { tone: "success", text: messages.severalCancelled(count) },
    "several-deleted": { tone: "success", text: messages.severalDeleted(count) },
    late: { tone: "danger", text: messages.late },
    taken: { tone: "danger", text: messages.taken(kind) },
    booked: { tone: "danger", text: messages.booked },
    orphaned: { tone: "danger", text: messages.orphaned },
  };
  return lookUp(words, code.slice(kind.length + 1));
}
