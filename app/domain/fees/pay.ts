import { answerDays } from "#domain/lessons/settlement.ts";
import { day, minute } from "#domain/shared/durations.ts";
import type { BilledStanding } from "./standing.ts";

/** Why a tutor does not get the pay of a lesson yet. */
export type HoldReason = "disputed" | "recent";

/**
 * Why the pay of a lesson is on hold at a moment; null where it is not. A family can dispute a lesson
 * for seven days after its end, so it is paid from then on.
 */
export function holdOf(
  lesson: { standing: BilledStanding | "planned"; startsAt: number; minutes: number },
  now: number,
): HoldReason | null {
  if (lesson.standing === "disputed") return "disputed";
  const end = lesson.startsAt + lesson.minutes * minute;
  return now < end + answerDays * day ? "recent" : null;
}
