import type { SeriesInput } from "#domain/timetable/series/series-form.ts";
import { messages } from "./messages.ts";

/**
 * The form as it is first shown: with the texts of the course's last lesson, and the tutor's room or
 * else that lesson's link.
 *
 * @param room the address of the tutor's room; empty for none
 */
export function suggestSeries(
  last: { title: string; description: string; url: string; minutes: string } | null,
  subject: string,
  today: string,
  room: string,
): SeriesInput {
  return {
    title: last?.title ?? subject,
    description: last?.description ?? messages.usualDescription,
    url: room || (last?.url ?? ""),
    minutes: last?.minutes ?? "",
    days: [],
    time: "",
    dayTimes: {},
    firstDay: today,
    lastDay: "",
    lessons: "",
  };
}
