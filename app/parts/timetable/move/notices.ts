import type { FlashMessage } from "#request/flash-message.ts";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { lessonScopes, type LessonScope } from "#domain/timetable/series/series-change.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { moveBackQuery } from "./back-query.ts";
import { messages } from "./notice-messages.ts";

const describeMoment = (moment: number) => nameDatedMoment(moment, new Date());

const stays = "lesson-stays-";

/** The codes of the flash messages after a move that can be undone, by the lessons that it moved. */
const movedCodes = {
  this: "lesson-moved",
  following: "following-lessons-moved",
  all: "all-lessons-moved",
} satisfies Record<LessonScope, string>;

/** What the flash message after a move says. @param lessonId of the lesson whose form it was */
export function movedFlash(
  lessonId: string,
  move: { was: Date; to: Date; scope: LessonScope; count: number; canMoveBack: boolean },
): Pick<FlashMessage, "code" | "item" | "moment" | "movedTo" | "count"> {
  const { was, to, scope, count, canMoveBack } = move;
  return {
    code: canMoveBack ? movedCodes[scope] : "lessons-moved",
    item: lessonId,
    moment: was.getTime(),
    movedTo: to.getTime(),
    count,
  };
}

/**
 * The message after lessons were moved or moved back; null for another code.
 *
 * @param undoOf the address that moves a lesson back, without its query
 */
export function describeMove(
  { code, item, moment, movedTo, count }: FlashMessage,
  undoOf: (lessonId: string) => string,
): ToastMessage | null {
  const success = (text: string) => ({ tone: "success", text, undo: null }) as const;
  if (code === "lesson-moved-back") return success(messages.movedBack);
  if (code === "lessons-moved-back") return success(messages.severalBack);
  if (code.startsWith(stays)) {
    const isTaken = code === `${stays}booked`;
    return { tone: "danger", text: isTaken ? messages.placeTaken : messages.stays, undo: null };
  }
  const several = count !== null && count > 1;
  const one = () => (movedTo === null ? messages.moved : messages.movedTo(describeMoment(movedTo)));
  const moved = success(several ? messages.severalMoved(count) : one());
  if (code === "lessons-moved") return moved;
  const scope = lessonScopes.find((one) => movedCodes[one] === code);
  if (!scope) return null;
  if (item === null || moment === null || movedTo === null || moment === movedTo) return moved;
  const to = `${undoOf(item)}?${moveBackQuery({ to: moment, was: movedTo, scope })}`;
  return { ...moved, undo: { to, label: messages.undo } };
}
