import { publishedAfter } from "./sample-course-items.ts";
import { isOff } from "./sample-days-off.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { idFrom, plusMinutes } from "./sample-time.ts";
import { placesAfter } from "./sample-week.ts";

const searchedDays = 8;

/** One cancelled lesson in so many is made up for. */
const oneIn = 2;

/** A time at which both people of a course are free, in the days after a moment; null for none. */
export function findFreeTime(
  now: Date,
  courses: readonly SampleCourse[],
  { student, tutor, classId }: SampleCourse,
  after: Date,
): Date | null {
  const theirs = courses
    .filter((other) => other.student === student || other.tutor === tutor)
    .flatMap(({ items }) => items)
    .flatMap(({ startsAt, minutes }) =>
      startsAt && minutes !== null ? [{ startsAt, endsAt: plusMinutes(startsAt, minutes) }] : [],
    );
  const found = placesAfter(after, searchedDays, classId).find(
    (place) =>
      !isOff(now, tutor, place.startsAt) &&
      // Nothing else happens at the time of a cancelled lesson either.
      theirs.every(({ startsAt, endsAt }) => place.startsAt >= endsAt || place.endsAt <= startsAt),
  );
  return found?.startsAt ?? null;
}

/** Adds make-up lessons for some of the cancelled ones. */
export function addMakeUps(now: Date, courses: readonly SampleCourse[]): SampleCourse[] {
  const made = courses.map((course) => ({ ...course }));
  let cancelled = 0;
  for (const course of made) {
    for (const item of course.items) {
      const { cancellation, startsAt } = item;
      if (!cancellation || !startsAt) continue;
      cancelled += 1;
      const time = cancelled % oneIn === 0 ? findFreeTime(now, made, course, startsAt) : null;
      if (!time) continue;
      const makeUp = {
        ...item,
        id: idFrom(`${item.id} again`),
        startsAt: time,
        createdAt: plusMinutes(cancellation.at, 15),
        inSeries: false,
        cancellation: null,
        makesUpFor: item.id,
      };
      const number = course.items.length;
      const lesson = { title: item.title, text: item.text, startsAt: time, number, place: 1 };
      const [recording] = publishedAfter(now, course, lesson);
      const recorded = recording && { ...recording, id: idFrom(`${item.id} recorded`) };
      course.items = [...course.items, makeUp, ...(recorded ? [recorded] : [])];
    }
  }
  return made;
}
