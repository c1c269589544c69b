import type { SeriesInput } from "#domain/timetable/series/series-form.ts";
import type { FieldReader } from "#ui/draft/draft.ts";
import { readContentInput } from "#parts/teaching/content/content-input.ts";
import { weekdays } from "./messages.ts";

/** The form of a weekly series. */
export function readSeriesInput({ text, all }: FieldReader): SeriesInput {
  const { date: _, ...content } = readContentInput(text);
  return {
    ...content,
    days: all("days"),
    dayTimes: Object.fromEntries(weekdays.map(({ id }) => [id, text(`time-${id}`)])),
    firstDay: text("firstDay"),
    lastDay: text("lastDay"),
    lessons: text("lessons"),
  };
}
