import { months } from "./dates.ts";
import { indiaClock } from "./india-time.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const dayNumber = (clock: Date) => Math.floor(clock.getTime() / 86_400_000);

/** "Monday, November 23" in India's time. @param moment in milliseconds since 1970 */
export function dayInWords(moment: number): string {
  const clock = indiaClock(new Date(moment));
  return `${weekdays[clock.getUTCDay()]}, ${months[clock.getUTCMonth()]} ${clock.getUTCDate()}`;
}

/**
 * When a class is, as one says it: "today at 6:30 PM", "tomorrow at 6:30 PM", "on Friday at 6:30 PM"
 * within a week, else "on Friday, December 4 at 6:30 PM". In India's time; both in milliseconds.
 */
export function timeInWords(moment: number, now: number): string {
  const clock = indiaClock(new Date(moment));
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, "0");
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
  return `${nameOfDay(clock, indiaClock(new Date(now)), moment)} at ${time}`;
}

function nameOfDay(clock: Date, today: Date, moment: number): string {
  const ahead = dayNumber(clock) - dayNumber(today);
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  if (ahead > 1 && ahead < 7) return `on ${weekdays[clock.getUTCDay()]}`;
  return `on ${dayInWords(moment)}`;
}
