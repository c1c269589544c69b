import type { SeriesInput } from "#domain/timetable/series-form.ts";
import { readContentInput } from "../content-input.ts";
import { weekdays } from "./messages.ts";

/** The submitted values of a form, or those of a draft. */
interface Values {
  text: (name: string) => string;
  all: (name: string) => string[];
}

/** The form of a weekly series. */
export function readSeriesInput({ text, all }: Values): SeriesInput {
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
