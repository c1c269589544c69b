import { constants } from "node:os";
import type { AcademyOptions } from "#server/academy.ts";

/** Hashes that cost next to nothing; app/security/password.test.ts covers the real setting. */
export const cheapCost = { N: 64, r: 1, p: 1 };

/** PostgreSQL without any write to disk that a commit waits for: no test cluster outlives its run. */
export const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * A served academy whose timers make no test wait. What is due is looked for at its start alone, since
 * a round takes several large statements, and few tests have anything due.
 */
export const fastAcademy = {
  passwordCost: cheapCost,
  clientLimits: { linger: 20 },
  mailTimings: { queue: 500, resetRequests: 200, reminders: 60_000 },
  sheetPriority: constants.priority.PRIORITY_NORMAL,
  // Nothing is sent: 9 is the port that discards.
  push: { standIn: "http://127.0.0.1:9", interval: 60_000 },
  siteIntervals: { compressMore: null, retry: 200, day: 60_000 },
} satisfies AcademyOptions;

/** The same, for tests that wait for a reminder or for another mail that becomes due. */
export const remindingAcademy = {
  ...fastAcademy,
  mailTimings: { ...fastAcademy.mailTimings, reminders: 500 },
} satisfies AcademyOptions;
