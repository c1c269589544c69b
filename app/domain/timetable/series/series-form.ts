import {
  checkContent,
  emptyInput,
  toContent,
  type Content,
  type ContentInput,
  type ContentInputName,
  type ContentProblem,
} from "#domain/teaching/content.ts";
import { isCalendarDate, isClockTime } from "#domain/shared/india-time.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import {
  addDays,
  dayOf,
  lastDayOf,
  lessonsBetween,
  type SeriesRule,
  type SeriesTime,
} from "./series.ts";
import { haveOverlap } from "./series-preview.ts";

/** The form of a weekly series as submitted; dates are YYYY-MM-DD, times HH:MM in India's time. */
export interface SeriesInput extends Omit<ContentInput, "date" | "mark" | "outOf"> {
  /** The chosen weekdays, "1" for Monday. */
  readonly days: readonly string[];
  /** Another time for some weekdays, by weekday; empty or absent where `time` applies. */
  readonly dayTimes: Readonly<Record<string, string>>;
  readonly firstDay: string;
  /** It ends with this day, or after so many lessons; both empty for an open series. */
  readonly lastDay: string;
  readonly lessons: string;
}

export type SeriesInputName =
  | Exclude<ContentInputName, "date">
  | "days"
  | `time-${string}`
  | "firstDay"
  | "lastDay"
  | "lessons";

export type SeriesProblem =
  | ContentProblem
  | "days-missing"
  | "day-time-invalid"
  | "day-past"
  | "day-far"
  | "last-day-invalid"
  | "last-day-first"
  | "two-ends"
  | "count-invalid"
  | "no-lessons"
  | "lessons-overlap";

/** The largest number of lessons that a series can be given. */
export const maxLessons = 300;

/** How far ahead a series can begin, and how long it can be given, in days. */
const maxDaysAhead = 366;
const maxDays = 3 * 366;

const isWeekday = (day: string) => /^[1-7]$/.test(day);

function timeOn(input: SeriesInput, day: string): string {
  // Whatever was submitted as a day, such as the name of a method of objects.
  return (isWeekday(day) && input.dayTimes[day]) || input.time;
}

/** The part of the form that one lesson has too: on the first day, at the first time. */
function firstLesson(input: SeriesInput): ContentInput {
  const [day = ""] = input.days;
  return { ...emptyInput, ...input, date: input.firstDay, time: timeOn(input, day) };
}

interface Facts {
  input: SeriesInput;
  today: string;
}

const isCount = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0;

const rules: readonly Rule<Facts, SeriesProblem, SeriesInputName>[] = [
  [({ input }) => !input.days.some(isWeekday), "days-missing", "days"],
  [({ input, today }) => input.firstDay < today, "day-past", "firstDay"],
  [({ input, today }) => input.firstDay > addDays(today, maxDaysAhead), "day-far", "firstDay"],
  [({ input }) => !isBlank(input.lastDay) && !isBlank(input.lessons), "two-ends", "lessons"],
  [
    ({ input }) => !isBlank(input.lastDay) && !isCalendarDate(input.lastDay),
    "last-day-invalid",
    "lastDay",
  ],
  [
    ({ input }) => !isBlank(input.lastDay) && input.lastDay < input.firstDay,
    "last-day-first",
    "lastDay",
  ],
  [
    ({ input }) => !isBlank(input.lastDay) && input.lastDay > addDays(input.firstDay, maxDays),
    "day-far",
    "lastDay",
  ],
  [
    ({ input }) =>
      !isBlank(input.lessons) && !(isCount(input.lessons) && Number(input.lessons) <= maxLessons),
    "count-invalid",
    "lessons",
  ],
];

function checkDayTimes(input: SeriesInput): Failure<SeriesProblem, SeriesInputName> | null {
  const day = input.days.filter(isWeekday).find((one) => !isClockTime(timeOn(input, one)));
  return day === undefined ? null : { problem: "day-time-invalid", field: `time-${day}` };
}

/**
 * The first problem of the form, or null: first those that one lesson has too (§5), then those
 * of the days, the first day and the end.
 */
export function checkSeries(
  input: SeriesInput,
  now: Date,
): Failure<SeriesProblem, SeriesInputName> | null {
  const single = checkContent("live-session", firstLesson(input));
  if (single) return { ...single, field: single.field === "date" ? "firstDay" : single.field };
  const failure = firstFailure(rules, { input, today: dayOf(now) }) ?? checkDayTimes(input);
  if (failure) return failure;
  const { rule } = toSeries(input, now);
  const { firstDay, lastDay } = rule;
  if (overlapsItself(rule)) return { problem: "lessons-overlap", field: "days" };
  const isEmpty = lastDay !== null && lessonsBetween(rule, firstDay, lastDay).length === 0;
  return isEmpty ? { problem: "no-lessons", field: "lastDay" } : null;
}

/** A long lesson before midnight may reach into the next day's. */
function overlapsItself({ times, firstDay }: SeriesRule): boolean {
  const week = addDays(firstDay, 7);
  return haveOverlap(lessonsBetween({ times, firstDay, lastDay: null }, firstDay, week));
}

/** What a valid form says: the content of each lesson, and when they are. */
export function toSeries(input: SeriesInput, now: Date): { content: Content; rule: SeriesRule } {
  const content = toContent("live-session", firstLesson(input));
  const times = input.days
    .filter(isWeekday)
    .toSorted()
    .map((day): SeriesTime => {
      const [hours, minutes] = timeOn(input, day).split(":").map(Number);
      const startMinute = Number(hours) * 60 + Number(minutes);
      return { weekday: Number(day), startMinute, minutes: content.minutes ?? 0 };
    });
  const firstDay = firstFreeDay({ times, firstDay: input.firstDay, lastDay: null }, now);
  const lastDay = isBlank(input.lessons)
    ? input.lastDay || null
    : lastDayOf({ times, firstDay }, Number(input.lessons));
  return { content, rule: { times, firstDay, lastDay } };
}

/** The first day of the series, or the next one where today's lesson has begun already. */
function firstFreeDay(rule: SeriesRule, now: Date): string {
  const { firstDay } = rule;
  const hasBegun = lessonsBetween(rule, firstDay, firstDay).some(({ startsAt }) => startsAt <= now);
  return hasBegun ? addDays(firstDay, 1) : firstDay;
}
