import type { FlashMessage } from "#request/flash-message.ts";
import { approvalsText, undoTexts } from "./notice-messages.ts";
import { describeMove } from "#parts/timetable/move/notices.ts";
import { findNotice } from "./notices.ts";

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
    const [approved, left] = [count ?? 0, others ?? 0];
    const tone = approved === 0 ? "danger" : "success";
    return { tone, text: approvalsText(approved, left), undo: null };
  }
  const move = describeMove(flash, (lessonId) => `/admin-dashboard/lessons/${lessonId}/move/undo`);
  if (move) {
    const tone = move.tone === "danger" ? "danger" : "success";
    return { tone, text: move.text, undo: move.undo?.to ?? null };
  }
  const notice = findNotice(code);
  if (!notice) return null;
  const { tone, text, undoOf } = notice;
  const undoText = undoTexts[code];
  const path = undoOf && undo ? `/admin-dashboard/${undoOf(undo)}` : null;
  return { tone, text: path && undoText ? `${text} ${undoText}` : text, undo: path };
}
