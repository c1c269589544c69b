import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { isOver } from "./bookable-time.ts";

/** A lesson as far as cancelling it needs. */
export interface CancellableLesson {
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
  /** Whether a planned lesson makes up for it. */
  isMadeUp: boolean;
}

/** Whether a lesson can be cancelled: it is planned and not over. */
export function canCancel(lesson: CancellableLesson, now: Date): boolean {
  return !lesson.isCancelled && !isOver(lesson, now);
}

/** Whether a lesson can be planned that makes up for this one: it was cancelled, and has none yet. */
export function canMakeUp({ isCancelled, isMadeUp }: CancellableLesson): boolean {
  return isCancelled && !isMadeUp;
}

/** The most characters of a reason. */
export const longestReason = 200;

export type ReasonProblem = "reason-missing" | "reason-too-long";

/** What is wrong with the reason of a cancellation; null for a valid one. */
export function checkCancelReason(reason: string): ReasonProblem | null {
  if (isBlank(reason)) return "reason-missing";
  return isLongerThan(reason, longestReason) ? "reason-too-long" : null;
}

/** A reason in one line, as it is stored. */
export function toOneLine(reason: string): string {
  return reason.trim().replaceAll(/\s+/gu, " ");
}
