import type { Fields } from "#request/form.ts";
import {
  asOnMonday,
  asOnMondayField,
  checkWeeklyTimes,
  timesPerDay,
  toWeeklyTimes,
  weekdays,
  weeklyTimeField,
  type WeeklyTime,
  type WeeklyTimeInput,
} from "#domain/timetable/week/hours.ts";
import { weeklyTimesWords } from "./weekly-times-messages.ts";

/** Why weekly times were refused, with what was typed; undefined where the browser kept it. */
export interface WeeklyTimesRefusal {
  error: string;
  field: string | null;
  values: WeeklyTimeInput[] | undefined;
  /** Whether Tuesday to Friday were to be as Monday; undefined where the browser kept it. */
  isAsOnMonday: boolean | undefined;
}

/** Reads and checks a submitted form of `WeeklyTimesFields`. */
export function readWeeklyTimes(
  form: Fields,
): { times: WeeklyTime[]; refusal: null } | { times: null; refusal: WeeklyTimesRefusal } {
  const typed = weekdays.flatMap((weekday) =>
    Array.from({ length: timesPerDay }, (_, row) => ({
      weekday,
      row,
      from: form.text(weeklyTimeField("from", { weekday, row })),
      to: form.text(weeklyTimeField("to", { weekday, row })),
    })),
  );
  const isAsOnMonday = form.text(asOnMondayField) !== "";
  const values = isAsOnMonday ? asOnMonday(typed) : typed;
  // A form without its fields is no wish to have no times.
  const isForm = form.all(weeklyTimeField("from", { weekday: 1, row: 0 })).length > 0;
  const failure = isForm
    ? checkWeeklyTimes(values)
    : { problem: "time-missing" as const, field: null };
  if (!failure) return { times: toWeeklyTimes(values), refusal: null };
  const error = weeklyTimesWords.problems[failure.problem];
  return { times: null, refusal: { error, field: failure.field, values: typed, isAsOnMonday } };
}
