import type { SeriesInput } from "#domain/timetable/series/series-form.ts";
import { messages } from "./messages.ts";

/** The form as it is first shown: with the texts and the link of the course's last lesson. */
export function suggestSeries(
  last: { title: string; description: string; url: string; minutes: string } | null,
  subject: string,
  today: string,
): SeriesInput {
  return {
    title: last?.title ?? subject,
    description: last?.description ?? messages.usualDescription,
    url: last?.url ?? "",
    minutes: last?.minutes ?? "",
    days: [],
    time: "",
    dayTimes: {},
    firstDay: today,
    lastDay: "",
    lessons: "",
  };
}
