import { messages } from "./messages.ts";

/** "35 min", "5 h 10 min" or "3 days 4 h". */
export function formatWait(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return messages.wait.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? messages.wait.hours(hours, minutes % 60) : messages.wait.minutes(minutes);
}
