import type { AcademyOptions } from "#server/academy.ts";

/** Hashes that cost next to nothing; app/security/password.test.ts covers the real setting. */
export const cheapCost = { N: 64, r: 1, p: 1 };

/** PostgreSQL without any write to disk that a commit waits for: no test cluster outlives its run. */
export const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** A served academy whose timers make no test wait. */
export const fastAcademy: AcademyOptions = {
  passwordCost: cheapCost,
  clientLimits: { linger: 20 },
  mailTimings: { queue: 500, resetRequests: 100, reminders: 500 },
};
