import { without, within, type Span, type Timed } from "./grid.ts";
import type { WeeklyTime } from "./hours.ts";
import type { AwayTime, Holiday } from "#domain/timetable/planning.ts";
import type { Day } from "./week.ts";

/** A lesson that takes place, one that was cancelled, or a time that a request holds for a lesson. */
export type LessonState = "planned" | "cancelled" | "held";

export interface WeekLesson extends Timed {
  /** The lesson's, which a held time shares with it. */
  id: string;
  state: LessonState;
}

const wholeDay: Span = { from: 0, to: 24 * 60 };

/** When a tutor may be planned for. */
export interface Hours {
  /** Empty where they are unknown. */
  hours: readonly WeeklyTime[];
  timeOff: readonly AwayTime[];
  holidays: readonly Holiday[];
}

/** What a tutor's hours say about a day. */
export interface DayHours {
  /** The parts on which they teach; null where their hours are unknown. */
  open: Span[] | null;
  /** The parts in their time off, in order. */
  away: Span[];
  /** The holiday's name; null for none. */
  holiday: string | null;
}

/** Whether a tutor has the whole day off. */
export function isDayOff({ away }: DayHours): boolean {
  return without([wholeDay], away).length === 0;
}

export function hoursOn({ date, weekday, start }: Day, facts: Hours): DayHours {
  const holiday = facts.holidays.find((one) => one.day === date)?.name ?? null;
  const minuteOf = (moment: number) => (moment - start.getTime()) / 60_000;
  const off = facts.timeOff.map(({ from, until }) => ({
    from: minuteOf(from),
    to: minuteOf(until),
  }));
  const present = without([wholeDay], off);
  const away = without([wholeDay], present);
  const open = facts.hours
    .filter((hours) => hours.weekday === weekday)
    .map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const unknown = facts.hours.length === 0 ? null : without(open, away);
  return { open: holiday !== null || present.length === 0 ? [] : unknown, away, holiday };
}

/** The parts of a day that are shaded: those on which the tutor doesn't teach. */
export function shadedOn({ open, away }: DayHours): Span[] {
  return open === null ? away : without([wholeDay], open);
}

/** Shorter places are not offered. */
const shortestFree = 30;

/**
 * Where a lesson can be added on a day: the first free start in each hour that leaves half an hour.
 *
 * @param taken the parts with a lesson
 * @param from the first minute of the day that is not past
 */
export function freePlaces(
  { open, away }: DayHours,
  taken: readonly Span[],
  hours: { from: number; to: number },
  from: number,
): Span[] {
  const free = without(open ?? [wholeDay], [...taken, ...away]);
  return Array.from({ length: hours.to - hours.from }, (_, later) => {
    const hour = (hours.from + later) * 60;
    const frame = { from: Math.max(hour, from), to: hour + 60 };
    return within(free, frame).find((span) => span.to - span.from >= shortestFree);
  }).flatMap((place) => place ?? []);
}
