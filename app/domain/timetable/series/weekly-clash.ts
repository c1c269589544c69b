import { placeValue, readPlace, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import { indiaClock } from "#domain/shared/india-time.ts";
import { clockTime } from "#domain/timetable/week/hours.ts";
import type { SeriesInput } from "./series-form.ts";
import type { SeriesIssue } from "./series-preview.ts";
import { weekdayOf, dayOf, type LessonTime, type SeriesRule, type SeriesTime } from "./series.ts";

/** A weekly time of a series that is taken in most of its weeks. */
export interface TakenTime {
  time: SeriesTime;
  /** The places of its taken lessons among the wanted ones. */
  taken: number[];
  /** How many lessons it wants. */
  count: number;
}

/** For how many weeks a time is taken before it is spoken of as one, and not week by week. */
const fewestWeeks = 2;

function minuteOf(moment: Date): number {
  const clock = indiaClock(moment);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/** The weekly place of a moment in India. */
export function placeOf(moment: Date): WeeklyPlace {
  return { weekday: weekdayOf(dayOf(moment)), startMinute: minuteOf(moment) };
}

/** The weekly times of a series that are taken in at least two weeks and in half of them. */
export function takenTimes(
  { times }: SeriesRule,
  wanted: readonly LessonTime[],
  issues: readonly SeriesIssue[],
): TakenTime[] {
  const taken = new Set(issues.flatMap(({ index, kind }) => (kind === "taken" ? [index] : [])));
  return times.flatMap((time) => {
    const places = wanted.flatMap(({ startsAt }, index) =>
      placeValue(placeOf(startsAt)) === placeValue(time) ? [index] : [],
    );
    const ofTime = places.filter((index) => taken.has(index));
    const isWeekly = ofTime.length >= fewestWeeks && ofTime.length * 2 >= places.length;
    return isWeekly ? [{ time, taken: ofTime, count: places.length }] : [];
  });
}

/** An hour later on the same day is as far as the same time a day later. */
const minutesOfDay = 60;

/** How far a weekly place is from another: families keep to a time of the day. */
function distanceOf(one: WeeklyPlace, other: WeeklyPlace): number {
  const days = Math.abs(one.weekday - other.weekday);
  const apart = Math.abs(one.startMinute - other.startMinute);
  return apart + Math.min(days, 7 - days) * minutesOfDay;
}

/**
 * Of free moments the weekly places to try instead of a time: the nearest ones of each weekday that
 * the series does not use otherwise, the nearest first.
 *
 * @param eachDay how many of one weekday
 */
export function placesNear(
  free: readonly Date[],
  near: WeeklyPlace,
  { used, eachDay }: { used: readonly number[]; eachDay: number },
): WeeklyPlace[] {
  const counts = new Map<number, number>();
  const places = new Map(free.map(placeOf).map((place) => [placeValue(place), place]));
  return [...places.values()]
    .toSorted((a, b) => distanceOf(a, near) - distanceOf(b, near))
    .filter(({ weekday, startMinute }) => {
      const count = counts.get(weekday) ?? 0;
      if (used.includes(weekday) || startMinute % 15 !== 0 || count >= eachDay) return false;
      counts.set(weekday, count + 1);
      return true;
    });
}

/** The value of a button that moves a weekly time to another place. */
export function insteadValue({ weekday }: SeriesTime, place: WeeklyPlace): string {
  return `${weekday} ${placeValue(place)}`;
}

/** The form of a series with another place for one weekday; the form itself for any other text. */
export function withInstead(input: SeriesInput, text: string): SeriesInput {
  const [from = "", to = ""] = text.split(" ");
  const place = readPlace(to);
  if (place === null || !input.days.includes(from)) return input;
  const [day, time] = [String(place.weekday), clockTime(place.startMinute)];
  const days = [...new Set(input.days.map((one) => (one === from ? day : one)))].toSorted();
  if (days.length === 1) return { ...input, days, time, dayTimes: {} };
  return { ...input, days, dayTimes: { ...input.dayTimes, [from]: "", [day]: time } };
}
