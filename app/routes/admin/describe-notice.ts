import type { FlashMessage } from "#request/flash-message.ts";
import { approvalsNotice, notices } from "./messages.ts";

/** A flash message in words. */
export interface DescribedNotice {
  tone: "success" | "danger";
  text: string;
  /** The path that undoes the change; null if nothing can be undone. */
  undo: string | null;
}

/** The words of a flash message, for the loader: the browser doesn't load all of them. */
export function describeNotice(flash: FlashMessage | null): DescribedNotice | null {
  if (!flash) return null;
  const { code, undo, count, others } = flash;
  if (code === "tutors-approved") {
    const { tone, text } = approvalsNotice(count ?? 0, others ?? 0);
    return { tone, text, undo: null };
  }
  const notice = Object.hasOwn(notices, code) ? notices[code] : null;
  if (!notice) return null;
  const { tone, text, undoIn, undoText } = notice;
  const path = undoIn && undo ? `/admin-dashboard/${undoIn}/${undo}/undo` : null;
  return { tone, text: path && undoText ? `${text} ${undoText}` : text, undo: path };
}
