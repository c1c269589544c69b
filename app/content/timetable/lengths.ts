import { inDays, inHours, inMinutes } from "#content/shared/count.ts";
import { timeLeft } from "#domain/timetable/lesson.ts";

/** A length in minutes: "45 minutes", "1 hour" or "1 hour 30 minutes". */
export function formatLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return join(hours > 0 && inHours(hours), (rest > 0 || hours === 0) && inMinutes(rest));
}

/** A time in milliseconds, without minutes from a day on: "2 days 1 hour", "5 minutes". */
export function formatTimeLeft(milliseconds: number): string {
  const { days, hours, minutes } = timeLeft(milliseconds);
  return join(
    days > 0 && inDays(days),
    hours > 0 && inHours(hours),
    days === 0 && minutes > 0 && inMinutes(minutes),
  );
}

function join(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(" ");
}
