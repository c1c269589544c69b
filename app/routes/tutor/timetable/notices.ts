import type { FlashMessage } from "#request/flash-message.ts";
import type { ToastMessage } from "#ui/toast.tsx";
import { messages } from "./move-messages.ts";

const stays = "lesson-stays-";

/** The message after a move or its undo; null for another code. @param lessons of its week */
export function describeMove(
  { code, item, moment }: FlashMessage,
  lessons: readonly { id: string; startsAt: Date }[],
): ToastMessage | null {
  if (code === "lesson-moved-back")
    return { tone: "success", text: messages.movedBack, undo: null };
  if (code.startsWith(stays)) {
    const isTaken = code === `${stays}booked`;
    return { tone: "danger", text: isTaken ? messages.placeTaken : messages.stays, undo: null };
  }
  if (code !== "lesson-moved") return null;
  const was = lessons.find(({ id }) => id === item)?.startsAt.getTime();
  const canUndo = was !== undefined && moment !== null && moment !== was;
  const query = canUndo && new URLSearchParams({ to: String(moment), was: String(was) });
  const undo = query && {
    to: `/tutor-dashboard/timetable/${item}/undo?${query}`,
    label: messages.undo,
  };
  return { tone: "success", text: messages.moved, undo: undo || null };
}
