import type { FlashMessage } from "#request/flash-message.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { approvalsText, doneTexts, refusedTexts, undoTexts } from "./notice-messages.ts";
import { nameNotice } from "#parts/shared/about.ts";
import { describeMove } from "#parts/timetable/move/notices.ts";

/** A flash message in words. */
export interface DescribedNotice {
  tone: "success" | "danger";
  text: string;
  /** The path that undoes the change; null if nothing can be undone. */
  undo: string | null;
}

/** What undoes a change, below `/admin-dashboard`, by the id of what was changed. */
const undos: Partial<Record<keyof typeof doneTexts, (id: string) => string>> = {
  "assignment-deleted": (id) => `assignments/${id}/undo`,
  "promise-kept": (id) => `notes/${id}/done/undo`,
  "student-deleted": (id) => `students/${id}/undo`,
  "lesson-cancelled": (id) => `lessons/${id}/restoration`,
  "substitute-asked": (id) => `lessons/${id}/substitute/removal`,
  "substitute-replaced": (id) => `lessons/${id}/substitute/removal?wanted`,
};

/**
 * The words of a flash message, for the loader: the browser doesn't load all of them.
 *
 * @param about whom and what it is about; null for one that names nothing
 */
export function describeNotice(
  flash: FlashMessage | null,
  about: string | null,
): DescribedNotice | null {
  const described = flash && describe(flash);
  return described && { ...described, text: nameNotice(about, described.text) };
}

function describe(flash: FlashMessage): DescribedNotice | null {
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
  const refused = lookUp(refusedTexts, code);
  if (refused) return { tone: "danger", text: refused, undo: null };
  const text = lookUp(doneTexts, code);
  if (!text) return null;
  const undoPath = undo ? lookUp(undos, code)?.(undo) : undefined;
  if (!undoPath) return { tone: "success", text, undo: null };
  const undoText = lookUp(undoTexts, code);
  return {
    tone: "success",
    text: undoText ? `${text} ${undoText}` : text,
    undo: `/admin-dashboard/${undoPath}`,
  };
}
