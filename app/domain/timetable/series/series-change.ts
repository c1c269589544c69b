import {
  addDays,
  dayOf,
  lessonsBetween,
  midnightOf,
  shiftTimes,
  type SeriesTime,
} from "./series.ts";
import { minute } from "#domain/shared/durations.ts";

/** Which lessons of a series a change concerns. */
export const lessonScopes = ["this", "following", "all"] as const;

export type LessonScope = (typeof lessonScopes)[number];

/** Reads a submitted scope; anything unknown is the lesson alone. */
export function readLessonScope(text: string): LessonScope {
  return lessonScopes.find((scope) => scope === text) ?? "this";
}

/** Whether a change of a lesson can concern others of its series: until it begins. */
export function canChangeSeries(
  lesson: {
    readonly isOfSeries: boolean;
    readonly startsAt: Date | null;
    readonly cancelled: unknown;
  },
  now: Date,
): boolean {
  const { isOfSeries, startsAt, cancelled } = lesson;
  return isOfSeries && cancelled === null && startsAt !== null && startsAt > now;
}

/** A planned lesson of a series. */
export interface SeriesLesson {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  /** When the series planned it; another moment than `startsAt` for one that was moved alone. */
  readonly seriesStart: Date;
}

/**
 * The lessons that a change of a series concerns: those that have not begun, from the chosen
 * lesson's place in the series on, or all of them. The past never changes.
 */
export function lessonsInScope(
  lessons: readonly SeriesLesson[],
  chosen: SeriesLesson,
  scope: Exclude<LessonScope, "this">,
  now: Date,
): SeriesLesson[] {
  return lessons.filter(
    ({ startsAt, seriesStart }) =>
      startsAt > now && (scope === "all" || seriesStart >= chosen.seriesStart),
  );
}

/** What a new start of one lesson does to the others in scope. */
export interface SeriesShift {
  /** By how many minutes the series moves. */
  minutes: number;
  /** The lessons that move, with their new start. */
  moved: { lesson: SeriesLesson; startsAt: Date }[];
}

/**
 * How the lessons in scope move when the chosen one is to begin at `startsAt`: all by the same
 * difference of weekday and time. One that was moved alone stays where somebody put it, unless it is
 * the chosen one.
 */
export function shiftLessons(
  inScope: readonly SeriesLesson[],
  chosen: SeriesLesson,
  startsAt: Date,
): SeriesShift {
  if (startsAt.getTime() === chosen.startsAt.getTime()) return { minutes: 0, moved: [] };
  const shift = startsAt.getTime() - chosen.seriesStart.getTime();
  const moved = inScope
    .filter((lesson) => lesson.id === chosen.id || !wasMovedAlone(lesson))
    .map((lesson) => ({ lesson, startsAt: new Date(lesson.seriesStart.getTime() + shift) }));
  return { minutes: Math.round(shift / minute), moved };
}

/** Whether somebody moved a lesson away from its place in the series. */
export function wasMovedAlone({ startsAt, seriesStart }: SeriesLesson): boolean {
  return startsAt.getTime() !== seriesStart.getTime();
}

/** A series as it is stored, as far as a change of it needs. */
export interface StoredSeries {
  readonly times: readonly SeriesTime[];
  readonly lastDay: string | null;
  readonly plannedUntil: string;
  /** Where the planned time ends within the day after: places before it are decided too; else null. */
  readonly plannedBefore: Date | null;
}

/** The series from its first changed lesson on: its times shifted, and set to a new length if there is one. */
export function shiftSeries(
  { times, lastDay, plannedUntil, plannedBefore }: StoredSeries,
  first: SeriesLesson,
  byMinutes: number,
  minutes: number | null,
): StoredSeries & { firstDay: string } {
  // What was deleted or left out has no lesson that shows it: the end of the decided places moves
  // along by the minute, so that none of them is decided again.
  const decided = (plannedBefore ?? midnightOf(addDays(plannedUntil, 1))).getTime();
  const end = new Date(decided + byMinutes * minute);
  const endDay = dayOf(end);
  return {
    times: shiftTimes(times, byMinutes).map((time) => ({
      ...time,
      minutes: minutes ?? time.minutes,
    })),
    firstDay: dayOf(new Date(first.seriesStart.getTime() + byMinutes * minute)),
    lastDay: lastDay && (byMinutes === 0 ? lastDay : lastDayAfter(times, lastDay, byMinutes)),
    plannedUntil: addDays(endDay, -1),
    plannedBefore: end.getTime() === midnightOf(endDay).getTime() ? null : end,
  };
}

/** The day of the last lesson after a shift; a later day could have room for one more. */
function lastDayAfter(times: readonly SeriesTime[], lastDay: string, byMinutes: number): string {
  const lastWeek = { times, firstDay: addDays(lastDay, -6), lastDay };
  const last = lessonsBetween(lastWeek, lastWeek.firstDay, lastDay).at(-1);
  return last ? dayOf(new Date(last.startsAt.getTime() + byMinutes * minute)) : lastDay;
}
