import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isAtNight } from "./bookable-time.ts";
import { isWithinHours, type WeeklyTime } from "./week/hours.ts";

/** When somebody is away, in milliseconds since 1970: the first one, and the one after the last. */
export interface AwayTime {
  readonly from: number;
  readonly until: number;
}

/** Whether somebody is away at some time between two moments, in milliseconds since 1970. */
export function isAwayIn(times: readonly AwayTime[], start: number, end: number): boolean {
  return times.some(({ from, until }) => from < end && start < until);
}

/** A holiday of the academy's own, stored or submitted. */
export interface Holiday {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: string;
}

/** What planning takes account of besides booked times. */
export interface PlanningFacts {
  /** The tutor's; empty where they are unknown. */
  readonly hours: readonly WeeklyTime[];
  readonly timeOff: readonly AwayTime[];
  readonly holidays: readonly Holiday[];
}

/** Why a lesson should perhaps not be at its time, the strongest reason first. */
export const warningReasons = ["holiday", "time-off", "outside-hours", "at-night"] as const;

export type WarningReason = (typeof warningReasons)[number];

/** The reasons that a person was shown for a time, and that they pressed again for. */
export type ConfirmedReasons = ReadonlySet<WarningReason>;

/** For a time that needs no questions, such as the one that a lesson had before. */
export const allConfirmed: ConfirmedReasons = new Set(warningReasons);

export const noneConfirmed: ConfirmedReasons = new Set();

/** Why a lesson should perhaps not be at its time. */
export interface PlanningWarning {
  /** The lesson's place in the list. */
  readonly index: number;
  readonly startsAt: Date;
  readonly reason: WarningReason;
  /** The holiday's name; null for other reasons. */
  readonly holiday: string | null;
}

/**
 * All warnings of some lessons: a holiday, the tutor's time off, a time outside the tutor's hours.
 * Where these are unknown, a start in the night takes their place.
 */
export function planningWarnings(
  lessons: readonly { readonly startsAt: Date; readonly minutes: number }[],
  { hours, timeOff, holidays }: PlanningFacts,
): PlanningWarning[] {
  return lessons.flatMap((lesson, index) => {
    const { startsAt, minutes } = lesson;
    const end = startsAt.getTime() + minutes * 60_000;
    const first = toIndiaDateTimeFields(startsAt).date;
    const last = toIndiaDateTimeFields(new Date(end - 1)).date;
    const holiday = holidays.find(({ day }) => first <= day && day <= last);
    const found: Record<WarningReason, boolean> = {
      holiday: holiday !== undefined,
      "time-off": isAwayIn(timeOff, startsAt.getTime(), end),
      "outside-hours": hours.length > 0 && !isWithinHours(hours, lesson),
      "at-night": hours.length === 0 && isAtNight(startsAt),
    };
    return warningReasons
      .filter((reason) => found[reason])
      .map((reason) => {
        const name = reason === "holiday" ? holiday?.name : undefined;
        return { index, startsAt, reason, holiday: name ?? null };
      });
  });
}

/**
 * What is to be asked about lessons that move: not again whether they may be at night where they are at
 * night already, and nothing where everything was confirmed.
 *
 * @param former the starts before, by the lessons' places; undefined for new lessons
 */
export function questionsAbout(
  warnings: readonly PlanningWarning[],
  confirmed: ConfirmedReasons,
  former: readonly (Date | undefined)[] = [],
): PlanningWarning[] {
  const open = warnings.filter(({ index, reason }) => {
    const was = former[index];
    return reason !== "at-night" || was === undefined || !isAtNight(was);
  });
  return open.every(({ reason }) => confirmed.has(reason)) ? [] : open;
}
