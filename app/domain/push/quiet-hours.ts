import { startOfDay } from "#domain/shared/day.ts";
import { hour } from "#domain/shared/durations.ts";

/** From 9 PM to 7 AM in India devices are left alone. */
const quiet = { from: 21, until: 7 };

/**
 * When a notice may reach a device: at once, or after the quiet hours.
 *
 * @param startsAt when the lesson begins that it is about: within the hour it comes at any time
 */
export function timeToPush(now: Date, startsAt: Date | null): Date {
  const untilStart = startsAt ? startsAt.getTime() - now.getTime() : Infinity;
  if (untilStart >= 0 && untilStart <= hour) return now;
  const ofDay = now.getTime() - startOfDay(now).getTime();
  const morning =
    startOfDay(now, ofDay >= quiet.from * hour ? 1 : 0).getTime() + quiet.until * hour;
  const isQuiet = ofDay >= quiet.from * hour || ofDay < quiet.until * hour;
  return isQuiet ? new Date(morning) : now;
}
