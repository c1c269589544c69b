import { publicHolidays, type PublicHoliday } from "#content/timetable/holidays/all.ts";
import { addDays, dayOf } from "#domain/timetable/series/series.ts";

/** Days off to come, as days from now. */
export const timeOff = [
  { tutor: "tutor", first: 8, last: 9 },
  { tutor: "sravani", first: 2, last: 3 },
];

/** Whether a tutor is off on the day of a moment. */
export function isOff(now: Date, handle: string, moment: Date): boolean {
  const day = dayOf(moment);
  const today = dayOf(now);
  return timeOff.some(
    ({ tutor, first, last }) =>
      tutor === handle && day >= addDays(today, first) && day <= addDays(today, last),
  );
}

/** The holidays of a moment's year and of the next one, whose dates are certain. */
export function certainHolidays(now: Date): PublicHoliday[] {
  const year = Number(dayOf(now).slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => publicHolidays.get(each) ?? [])
    .filter(({ isCertain }) => isCertain);
}
