import { isSameDay } from "#domain/shared/day.ts";

/** Assignments with a lesson today first, by its time; the others stay in their order. */
export function sortByToday<Assignment extends { nextStart: Date | null }>(
  assignments: readonly Assignment[],
  now: Date,
): Assignment[] {
  const timeToday = ({ nextStart }: Assignment) =>
    nextStart && isSameDay(nextStart, now) ? nextStart.getTime() : Infinity;
  // Two without a lesson today: Infinity - Infinity is no order.
  return assignments.toSorted((a, b) => timeToday(a) - timeToday(b) || 0);
}
