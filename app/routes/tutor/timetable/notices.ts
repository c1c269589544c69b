import type { FlashMessage } from "#request/flash-message.ts";
import { moveBackQuery } from "#parts/timetable/move/back-query.ts";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { lessonScopes, type LessonScope } from "#domain/timetable/series/series-change.ts";
import { messages } from "./move-messages.ts";

const stays = "lesson-stays-";

/** The flash messages after a move that can be undone, by the lessons that it moved. */
export const movedCodes = {
  this: "lesson-moved",
  following: "following-lessons-moved",
  all: "all-lessons-moved",
} satisfies Record<LessonScope, string>;

/** The message after a lesson was added, moved or moved back; null for another code. @param lessons of its week */
export function describeMove(
  { code, item, moment, count }: FlashMessage,
  lessons: readonly { id: string; startsAt: Date }[],
): ToastMessage | null {
  const success = (text: string) => ({ tone: "success", text, undo: null }) as const;
  if (code === "live-session-added") return success(messages.added);
  if (code === "lesson-moved-back") return success(messages.movedBack);
  if (code === "lessons-moved-back") return success(messages.severalBack);
  if (code.startsWith(stays)) {
    const isTaken = code === `${stays}booked`;
    return { tone: "danger", text: isTaken ? messages.placeTaken : messages.stays, undo: null };
  }
  const several = count !== null && count > 1;
  const moved = success(several ? messages.severalMoved(count) : messages.moved);
  if (code === "lessons-moved") return moved;
  const scope = lessonScopes.find((one) => movedCodes[one] === code);
  if (!scope) return null;
  const was = lessons.find(({ id }) => id === item)?.startsAt.getTime();
  const canUndo = was !== undefined && moment !== null && moment !== was;
  if (!canUndo) return { ...moved, undo: null };
  const to = `/tutor-dashboard/timetable/${item}/undo?${moveBackQuery({ to: moment, was, scope })}`;
  return { ...moved, undo: { to, label: messages.undo } };
}
