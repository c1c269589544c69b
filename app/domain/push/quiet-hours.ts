import { startOfDay } from "#domain/shared/day.ts";
import { hour } from "#domain/shared/durations.ts";

/** From 9 PM to 7 AM in India devices are left alone. */
const quiet = { from: 21, until: 7 };

/**
 * When a notice may reach a device: at once, or after the quiet hours.
 *
 * @param startsAt when the lesson begins that it is about: in the hour before it, it comes at any time
 */
export function timeToPush(now: Date, startsAt: Date | null): Date {
  const ofDay = now.getTime() - startOfDay(now).getTime();
  const isEvening = ofDay >= quiet.from * hour;
  if (!isEvening && ofDay >= quiet.until * hour) return now;
  const morning = startOfDay(now, isEvening ? 1 : 0).getTime() + quiet.until * hour;
  if (!startsAt || startsAt < now) return new Date(morning);
  const hourBefore = Math.max(startsAt.getTime() - hour, now.getTime());
  return new Date(Math.min(morning, hourBefore));
}
