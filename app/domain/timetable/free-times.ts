import { startOfDay } from "#domain/shared/day.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { minuteOfWeek, weekStart } from "./week/hours.ts";
import { isAwayIn, type AwayTime, type Holiday } from "./planning.ts";

/** Minutes of the week from Monday's midnight in India: the first, and the one after the last. */
export type FreeRange = readonly [from: number, to: number];

/** A place for a weekly lesson: weekday 1 is Monday, the minute counts from midnight. */
export interface WeeklyPlace {
  readonly weekday: number;
  readonly startMinute: number;
}

const dayMinutes = 1440;

/** Within how many days `firstOfPlace` looks for a free one. */
export const placeDays = 64;

const weeksAhead = 8;

/**
 * The first places at which a lesson fits, one for each free range, and then the following ones of
 * the same ranges: two days of the week say more than two hours of one evening.
 */
export function placesIn(
  ranges: readonly FreeRange[],
  minutes: number,
  limit: number,
): WeeklyPlace[] {
  const rounds = ranges.flatMap(([from, to]) => {
    const count = Math.floor((to - from) / minutes);
    return Array.from({ length: count }, (_, round) => ({ round, at: from + round * minutes }));
  });
  return rounds
    .toSorted((a, b) => a.round - b.round || a.at - b.at)
    .slice(0, limit)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at }) => ({ weekday: Math.floor(at / dayMinutes) + 1, startMinute: at % dayMinutes }));
}

/** The first two of some places that are on different days; null if there are none. */
export function pairOf(places: readonly WeeklyPlace[]): [WeeklyPlace, WeeklyPlace] | null {
  const [first] = places;
  const second = places.find(({ weekday }) => weekday !== first?.weekday);
  return first && second ? [first, second] : null;
}

/** A weekly place as text for a form's value, such as "1-1080" for Monday at 18:00. */
export function placeValue({ weekday, startMinute }: WeeklyPlace): string {
  return `${weekday}-${startMinute}`;
}

/** Reads the text of `placeValue`; null if it is none, or not at a quarter hour. */
export function readPlace(text: string): WeeklyPlace | null {
  const match = /^([1-7])-(\d{1,4})$/.exec(text);
  const [weekday, startMinute] = [Number(match?.[1]), Number(match?.[2])];
  const isPlace = match !== null && startMinute < dayMinutes && startMinute % 15 === 0;
  return isPlace ? { weekday, startMinute } : null;
}

/** Whether lessons at these places leave each other room, every week. */
export function areApart(places: readonly WeeklyPlace[], minutes: number): boolean {
  const starts = places
    .map(({ weekday, startMinute }) => weekStart({ weekday, fromMinute: startMinute }))
    .toSorted((a, b) => a - b);
  // The first one again, a week later.
  const next = [...starts.slice(1), (starts[0] ?? 0) + 7 * dayMinutes];
  return starts.every((start, index) => (next[index] ?? start) - start >= minutes);
}

/**
 * When a weekly place comes next: at least a day after `now`, so that both can prepare, and not in
 * time off or on a holiday, unless the next eight weeks have no other.
 *
 * @param minutes the length of the lesson
 */
export function firstOfPlace(
  { weekday, startMinute }: WeeklyPlace,
  minutes: number,
  now: Date,
  { timeOff, holidays }: { timeOff: readonly AwayTime[]; holidays: readonly Holiday[] },
): Date {
  const tomorrow = startOfDay(now, 1);
  const daysAhead = (weekStart({ weekday, fromMinute: 0 }) - minuteOfWeek(tomorrow)) / dayMinutes;
  const first = (daysAhead + 7) % 7;
  const startIn = (week: number) =>
    new Date(startOfDay(tomorrow, first + 7 * week).getTime() + startMinute * 60_000);
  const isFree = (moment: Date) => {
    const day = toIndiaDateTimeFields(moment).date;
    return (
      !holidays.some((holiday) => holiday.day === day) &&
      !isAwayIn(timeOff, moment.getTime(), moment.getTime() + minutes * 60_000)
    );
  };
  const starts = Array.from({ length: weeksAhead }, (_, week) => startIn(week));
  return starts.find(isFree) ?? startIn(0);
}
