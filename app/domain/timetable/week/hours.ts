import { indiaClock, isClockTime } from "#domain/shared/india-time.ts";
import type { Failure } from "#domain/shared/rules.ts";

/** A time of every week in India: weekday 1 is Monday, minutes count from midnight. */
export interface WeeklyTime {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** How many times a day the form has room for. */
export const timesPerDay = 3;

const dayMinutes = 1440;
export const weekMinutes = 7 * dayMinutes;

/** One line of the form: From and To as HH:MM; both are empty for none. */
export interface WeeklyTimeInput {
  readonly weekday: number;
  /** Its place within the day, from 0. */
  readonly row: number;
  readonly from: string;
  readonly to: string;
}

export type WeeklyTimeProblem =
  | "time-missing"
  | "no-such-time"
  | "not-quarter"
  | "ends-first"
  | "overlap";

/** The name of the box that gives Tuesday to Friday the times of Monday. */
export const asOnMondayField: string = "asOnMonday";

/** Whether a day has Monday's times where that box is ticked. */
export const canBeAsOnMonday = (weekday: number): boolean => weekday > 1 && weekday < 6;

/** The lines of the form with those of Monday on Tuesday to Friday too, instead of their own. */
export function asOnMonday(inputs: readonly WeeklyTimeInput[]): WeeklyTimeInput[] {
  const monday = new Map(
    inputs.filter(({ weekday }) => weekday === 1).map((input) => [input.row, input]),
  );
  return inputs.map((input) => {
    const { from = "", to = "" } = monday.get(input.row) ?? {};
    return canBeAsOnMonday(input.weekday) ? { ...input, from, to } : input;
  });
}

/** The name of an input of the form. */
export function weeklyTimeField(
  part: "from" | "to",
  { weekday, row }: Pick<WeeklyTimeInput, "weekday" | "row">,
): string {
  return `${part}-${weekday}-${row}`;
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The end of a time; midnight is the end of the day, as a day can't end at its start. */
const endOf = (to: string) => minuteOf(to) || dayMinutes;

const isEmpty = ({ from, to }: WeeklyTimeInput) => from === "" && to === "";

function toTime({ weekday, from, to }: WeeklyTimeInput): WeeklyTime {
  return { weekday, fromMinute: minuteOf(from), toMinute: endOf(to) };
}

function checkTime(input: WeeklyTimeInput): Failure<WeeklyTimeProblem, string> | null {
  const fail = (part: "from" | "to", problem: WeeklyTimeProblem) => ({
    problem,
    field: weeklyTimeField(part, input),
  });
  for (const part of ["from", "to"] as const) {
    if (input[part] === "") return fail(part, "time-missing");
    if (!isClockTime(input[part])) return fail(part, "no-such-time");
    if (minuteOf(input[part]) % 15 !== 0) return fail(part, "not-quarter");
  }
  return endOf(input.to) <= minuteOf(input.from) ? fail("to", "ends-first") : null;
}

/** The first problem of the submitted hours, or null. Empty lines are allowed. */
export function checkWeeklyTimes(
  inputs: readonly WeeklyTimeInput[],
): Failure<WeeklyTimeProblem, string> | null {
  const filled = inputs.filter((input) => !isEmpty(input));
  for (const input of filled) {
    const failure = checkTime(input);
    if (failure) return failure;
  }
  for (const [index, input] of filled.entries()) {
    const time = toTime(input);
    const isTaken = filled
      .slice(0, index)
      .map(toTime)
      .some((other) => overlap(time, other));
    if (isTaken) return { problem: "overlap", field: weeklyTimeField("from", input) };
  }
  return null;
}

function overlap(one: WeeklyTime, other: WeeklyTime): boolean {
  return (
    one.weekday === other.weekday &&
    one.fromMinute < other.toMinute &&
    other.fromMinute < one.toMinute
  );
}

/** The times of a valid form in the week's order; those that touch are one. */
export function toWeeklyTimes(inputs: readonly WeeklyTimeInput[]): WeeklyTime[] {
  const times = inputs
    .filter((input) => !isEmpty(input))
    .map(toTime)
    .toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute);
  const merged: WeeklyTime[] = [];
  for (const time of times) {
    const last = merged.at(-1);
    if (last && last.weekday === time.weekday && last.toMinute === time.fromMinute) {
      merged[merged.length - 1] = { ...last, toMinute: time.toMinute };
    } else merged.push(time);
  }
  return merged;
}

/** HH:MM for minutes from midnight; the end of the day is 00:00. */
export function clockTime(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** The lines of the form for stored times: `timesPerDay` for each weekday, or more if there are. */
export function toWeeklyTimeInputs(times: readonly WeeklyTime[]): WeeklyTimeInput[] {
  return weekdays.flatMap((weekday) => {
    const own = times.filter((time) => time.weekday === weekday);
    return Array.from({ length: Math.max(timesPerDay, own.length) }, (_, row) => {
      const time = own[row];
      const [from, to] = time ? [clockTime(time.fromMinute), clockTime(time.toMinute)] : ["", ""];
      return { weekday, row, from, to };
    });
  });
}

/** The minute of the week of a moment in India, from Monday's midnight. */
export function minuteOfWeek(moment: Date): number {
  const clock = indiaClock(moment);
  const weekday = clock.getUTCDay() || 7;
  return (weekday - 1) * dayMinutes + clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/** The minute of the week at which a weekly time begins. */
export function weekStart({ weekday, fromMinute }: Pick<WeeklyTime, "weekday" | "fromMinute">) {
  return (weekday - 1) * dayMinutes + fromMinute;
}

/** Whether a lesson lies completely within the times. No times contain nothing: ask first whether any are known. */
export function isWithinHours(
  times: readonly WeeklyTime[],
  lesson: { readonly startsAt: Date; readonly minutes: number },
): boolean {
  const start = minuteOfWeek(lesson.startsAt);
  let covered = start;
  // Times that touch at midnight continue each other, Sunday's into Monday's too.
  const sorted = times
    .flatMap((time) => {
      const from = weekStart(time);
      const to = from + time.toMinute - time.fromMinute;
      return [
        { from, to },
        { from: from + weekMinutes, to: to + weekMinutes },
      ];
    })
    .toSorted((a, b) => a.from - b.from);
  for (const { from, to } of sorted) {
    if (from <= covered && to > covered) covered = to;
  }
  return covered >= start + lesson.minutes;
}
