import { findEvening, type Evening } from "#data/office/evening.ts";
import { startOfDay } from "#domain/shared/day.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** Today's and tomorrow's lessons in India, and the enquiries that nobody has answered. */
export function loadEvening(context: Context, now: Date): Promise<Evening> {
  const middle = startOfDay(now, 1);
  return findEvening(adminDatabase(context), {
    today: { from: startOfDay(now), to: middle, now },
    tomorrow: { from: middle, to: startOfDay(now, 2), now },
  });
}
