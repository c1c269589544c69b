import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { addDays, weekdayOf, type SeriesTime } from "#domain/timetable/series/series.ts";
import { numberFrom, plusMinutes } from "./sample-time.ts";

// When lessons are in the sample: after school, and in the mornings of weekends.

const hour = 60;
const afternoons = [17.5, 16.5, 18.5, 19.5, 18, 17, 19].map((time) => time * hour);
const mornings = [10, 9, 11, 9.5, 10.5].map((time) => time * hour);
const weekend = 6;
/** When the last lesson of a school child ends; students of a college have lessons until later. */
const lastEnd = { school: 20.5 * hour, college: 21.5 * hour };

/** Twice a week, with some days between. */
const pairs = [
  [1, 4],
  [2, 5],
  [3, 6],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 7],
  [1, 5],
  [2, 6],
  [5, 7],
] as const;

/** How long lessons last: younger children's are shorter, and projects take longer. */
export function lengthOf(classId: string): number {
  if (classId === "btech") return 90;
  return ["class-5", "class-6", "class-7", "class-8"].includes(classId) ? 45 : 60;
}

const collides = (one: SeriesTime, other: SeriesTime) =>
  one.weekday === other.weekday &&
  one.startMinute < other.startMinute + other.minutes &&
  other.startMinute < one.startMinute + one.minutes;

/** The times of a weekday at which a lesson could be, those first that families like best. */
function placesOn(weekday: number, classId: string): SeriesTime[] {
  const minutes = lengthOf(classId);
  const last = classId === "btech" ? lastEnd.college : lastEnd.school;
  return (weekday >= weekend ? mornings : afternoons)
    .filter((startMinute) => startMinute + minutes <= last)
    .map((startMinute) => ({ weekday, startMinute, minutes }));
}

/** The weekly times of a course, at most two, on which nothing of `taken` is. @param id of the course */
export function findWeeklyTimes(
  id: string,
  classId: string,
  taken: readonly SeriesTime[],
  withoutDay: number | null,
): SeriesTime[] {
  const isFree = (place: SeriesTime) =>
    place.weekday !== withoutDay && !taken.some((other) => collides(place, other));
  const first = numberFrom(id, pairs.length);
  const inTurn = [...pairs.slice(first), ...pairs.slice(0, first)];
  const firstFree = (weekday: number) => placesOn(weekday, classId).find(isFree);
  const found = inTurn.map((days) => days.flatMap((day) => firstFree(day) ?? []));
  return found.find(({ length }) => length === 2) ?? found.find(({ length }) => length > 0) ?? [];
}

/** The moments of some days after another one at which a lesson could be, with their ends. */
export function placesAfter(start: Date, days: number, classId: string) {
  const first = toIndiaDateTimeFields(start).date;
  return Array.from({ length: days }, (_, at) => addDays(first, at + 1)).flatMap((day) =>
    placesOn(weekdayOf(day), classId).map(({ startMinute, minutes }) => {
      const startsAt = plusMinutes(new Date(`${day}T00:00:00+05:30`), startMinute);
      return { startsAt, endsAt: plusMinutes(startsAt, minutes) };
    }),
  );
}

/** A moment as a weekly time. */
export function weeklyTimeOf(moment: Date, minutes: number): SeriesTime {
  const { date, time } = toIndiaDateTimeFields(moment);
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return { weekday: weekdayOf(date), startMinute: hours * hour + rest, minutes };
}
