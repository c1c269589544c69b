import { findConflicts, findFreeTimes, type Conflict } from "#data/timetable/conflicts.ts";
import { placeValue, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import type { SeriesIssue } from "#domain/timetable/series/series-preview.ts";
import { placeOf, placesNear, takenTimes } from "#domain/timetable/series/weekly-clash.ts";
import {
  dayOf,
  lessonsBetween,
  type LessonTime,
  type SeriesRule,
  type SeriesTime,
} from "#domain/timetable/series/series.ts";
import type { LessonWork } from "./change-lessons.ts";

/** A weekly time that is taken in most weeks, and times that are free for both in all of them. */
export interface WeeklyClash {
  time: SeriesTime;
  /** In how many of its weeks it is taken. */
  taken: number;
  count: number;
  /** The lessons that are there. */
  conflicts: Conflict[];
  offers: WeeklyPlace[];
}

const shownOffers = 3;

/** Of each weekday so many places are tried for all weeks. */
const triedEachDay = 3;

/** More than two weeks of quarter hours: every free time near a lesson. */
const everyFreeTime = 1_400;

/** For so many times others are looked for; who has more of them chooses other days. */
const maxClashes = 3;

/** The weekly times that are taken in most weeks, each with up to three others that are free. */
export async function findWeeklyClashes(
  { trx, people }: Pick<LessonWork, "trx" | "people">,
  rule: SeriesRule,
  wanted: readonly LessonTime[],
  found: { issues: readonly SeriesIssue[]; conflicts: readonly Conflict[] },
): Promise<WeeklyClash[]> {
  const clashes: WeeklyClash[] = [];
  const times = takenTimes(rule, wanted, found.issues);
  for (const [index, { time, taken, count }] of times.entries()) {
    const [first] = taken.flatMap((place) => wanted[place] ?? []);
    const own = found.conflicts.filter((conflict) => taken.includes(conflict.index));
    const used = rule.times.flatMap((one) => (one === time ? [] : [one.weekday]));
    const offers =
      first && index < maxClashes
        ? await findOffers({ trx, people }, rule, wanted, first, used)
        : [];
    clashes.push({ time, taken: taken.length, count, conflicts: own, offers });
  }
  return clashes;
}

async function findOffers(
  { trx, people }: Pick<LessonWork, "trx" | "people">,
  rule: SeriesRule,
  wanted: readonly LessonTime[],
  near: LessonTime,
  used: readonly number[],
): Promise<WeeklyPlace[]> {
  const free = await findFreeTimes(trx, people, near, everyFreeTime);
  const places = placesNear(free, placeOf(near.startsAt), { used, eachDay: triedEachDay });
  const until = rule.lastDay ?? dayOf(wanted.at(-1)?.startsAt ?? near.startsAt);
  const tried = places.flatMap((place) =>
    lessonsBetween(
      { ...rule, times: [{ ...place, minutes: near.minutes }] },
      rule.firstDay,
      until,
    ).map((lesson) => ({ place, lesson })),
  );
  const lessons = tried.map(({ lesson }) => lesson);
  const conflicts = await findConflicts(trx, people, lessons);
  const taken = new Set(
    conflicts.flatMap(({ index }) => {
      const one = tried[index];
      return one ? [placeValue(one.place)] : [];
    }),
  );
  const freePlaces = places.filter((place) => !taken.has(placeValue(place)));
  // Another day of the week says more than the next quarter of an hour.
  const nearest = freePlaces.filter(
    ({ weekday }, index) => freePlaces.findIndex((one) => one.weekday === weekday) === index,
  );
  return nearest.slice(0, shownOffers);
}
