import { reminderHours } from "./settlement.ts";
import { hour } from "#domain/shared/durations.ts";

/** Tutors are reminded at 8 AM and 8 PM in India, which is at half past 2 in UTC. */
const [between, offset] = [12 * hour, 2.5 * hour];

/**
 * The lessons of which a tutor is reminded now: those that ended after `from`, up to and including
 * `until`, and that nobody has settled. Each moment belongs to one period, so that nobody is reminded
 * of a lesson twice, and there are twelve hours or more left before it is in the admins' queue.
 */
export function reminderPeriod(now: Date): { from: Date; until: Date } {
  const last = Math.floor((now.getTime() - offset) / between) * between + offset;
  const until = last - reminderHours * hour;
  return { from: new Date(until - between), until: new Date(until) };
}
