import type { Database } from "#data/shared/database.ts";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { weekdays, type WeeklyTime } from "#domain/timetable/week/hours.ts";
import { addDays, dayOf, type SeriesTime } from "#domain/timetable/series/series.ts";
import { certainHolidays, timeOff } from "./sample-days-off.ts";
import { sampleStudents } from "./sample-people.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { idFrom, numberFrom } from "./sample-time.ts";
import { lengthOf, weeklyTimeOf } from "./sample-week.ts";

const hour = 60;

/** These tutors have not said when they teach. */
const withoutHours = ["neha", "priyanka", "rejected"];

/** The same hours on several weekdays. */
function onDays(weekdays: readonly number[], from: number, to: number): WeeklyTime[] {
  return weekdays.map((weekday) => ({ weekday, fromMinute: from * hour, toMinute: to * hour }));
}

/** Weekly times that contain lessons, with some minutes before and after them. */
function around(
  usual: readonly WeeklyTime[],
  lessons: readonly SeriesTime[],
  spare: number,
): WeeklyTime[] {
  return weekdays.flatMap((weekday) => {
    const own = lessons
      .filter((lesson) => lesson.weekday === weekday)
      .map(({ startMinute, minutes }) => [startMinute - spare, startMinute + minutes + spare]);
    const times = [
      ...usual
        .filter((time) => time.weekday === weekday)
        .map(({ fromMinute, toMinute }) => [fromMinute, toMinute]),
      ...own,
    ].flat();
    if (times.length === 0) return [];
    return [{ weekday, fromMinute: Math.min(...times), toMinute: Math.max(...times) }];
  });
}

function hoursOf(handle: string, lessons: readonly SeriesTime[]): WeeklyTime[] {
  const evenings = onDays([1, 2, 3, 4, 5], 15 + numberFrom(handle, 2), 21);
  const mornings = numberFrom(handle, 2) === 0 ? onDays([6, 7], 9, 13) : onDays([6], 9, 12);
  return around([...evenings, ...mornings], lessons, 0);
}

function timesOf(handle: string, lessons: readonly SeriesTime[]): WeeklyTime[] {
  const begin = 17 + numberFrom(handle, 2);
  const evenings = numberFrom(handle, 3) === 0 ? [2, 4] : [1, 3, 5];
  const usual = lessons.length > 0 ? [] : onDays(evenings, begin, begin + 2);
  return around([...usual, ...onDays([6], 10, 12)], lessons, 30);
}

/** The weekly times of a person's lessons, and today's. */
function lessonsOfPerson(
  courses: readonly SampleCourse[],
  person: "student" | "tutor",
  handle: string,
): SeriesTime[] {
  return courses
    .filter((course) => course[person] === handle && course.endedAt === null)
    .flatMap(({ times, todayAt, classId }) => [
      ...times,
      ...(todayAt ? [weeklyTimeOf(todayAt, lengthOf(classId))] : []),
    ]);
}

/** Inserts most tutors' hours, a few days off, most families' times, and the certain holidays. */
export async function insertHours(
  trx: Database,
  now: Date,
  { courses, adminId }: { courses: readonly SampleCourse[]; adminId: string },
): Promise<void> {
  for (const { handle } of sampleTutors) {
    if (withoutHours.includes(handle)) continue;
    await replaceWeeklyTimes(
      trx,
      "tutor",
      idFrom(handle),
      hoursOf(handle, lessonsOfPerson(courses, "tutor", handle)),
    );
  }
  // One student in four, and the one who has just joined, has not been asked yet.
  for (const [place, { handle }] of sampleStudents.entries()) {
    if (handle === "new" || place % 4 === 3) continue;
    await replaceWeeklyTimes(
      trx,
      "student",
      idFrom(handle),
      timesOf(handle, lessonsOfPerson(courses, "student", handle)),
    );
  }
  const today = dayOf(now);
  await trx
    .insertInto("time_off")
    .values(
      timeOff.map(({ tutor, first, last }) => ({
        id: idFrom(`${tutor} time off`),
        tutor_id: idFrom(tutor),
        first_day: addDays(today, first),
        last_day: addDays(today, last),
      })),
    )
    .execute();
  await insertHolidays(trx, adminId, certainHolidays(now));
}
