import { publicHolidays } from "#content/holidays/all.ts";
import type { Database } from "#data/database.ts";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import type { WeeklyTime } from "#domain/timetable/hours.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

const day = 24 * 60;
const hour = 60;

/** These tutors have not said when they teach. */
const withoutHours = ["neha", "priyanka", "rejected"];

/** Days off to come, as days from now. */
const timeOff = [
  { tutor: "tutor", first: 5, last: 9 },
  { tutor: "sravani", first: 2, last: 3 },
];

/** The same hours on several weekdays. */
function onDays(weekdays: readonly number[], from: number, to: number): WeeklyTime[] {
  return weekdays.map((weekday) => ({ weekday, fromMinute: from * hour, toMinute: to * hour }));
}

function hoursOf(handle: string): WeeklyTime[] {
  const begin = 15 + numberFrom(handle, 3);
  const evenings = onDays([1, 2, 3, 4, 5], begin, 21);
  const mornings = numberFrom(handle, 2) === 0 ? onDays([6, 7], 9, 13) : onDays([6], 7, 12);
  return [...evenings, ...mornings];
}

function timesOf(handle: string): WeeklyTime[] {
  const begin = 17 + numberFrom(handle, 2);
  const evenings = numberFrom(handle, 3) === 0 ? [2, 4] : [1, 3, 5];
  return [...onDays(evenings, begin, begin + 2), ...onDays([6], 10, 12)];
}

/** Inserts most tutors' hours, a few days off, most families' times, and the certain holidays. */
export async function insertHours(trx: Database, now: Date, adminId: string): Promise<void> {
  for (const { handle } of sampleTutors) {
    if (withoutHours.includes(handle)) continue;
    await replaceWeeklyTimes(trx, "tutor", idFrom(handle), hoursOf(handle));
  }
  // One student in four, and the one who has just joined, has not been asked yet.
  for (const [place, { handle }] of sampleStudents.entries()) {
    if (handle === "new" || place % 4 === 3) continue;
    await replaceWeeklyTimes(trx, "student", idFrom(handle), timesOf(handle));
  }
  const dayIn = (days: number) => toIndiaDateTimeFields(plusMinutes(now, days * day)).date;
  await trx
    .insertInto("time_off")
    .values(
      timeOff.map(({ tutor, first, last }) => ({
        id: idFrom(`${tutor} time off`),
        tutor_id: idFrom(tutor),
        first_day: dayIn(first),
        last_day: dayIn(last),
      })),
    )
    .execute();
  const year = Number(dayIn(0).slice(0, 4));
  const certain = [year, year + 1]
    .flatMap((each) => publicHolidays.get(each) ?? [])
    .filter(({ isCertain }) => isCertain);
  await insertHolidays(trx, adminId, certain);
}
