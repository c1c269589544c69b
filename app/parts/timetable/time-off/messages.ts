import type { TimeOffReason } from "#domain/timetable/time-off.ts";

/** Why a tutor is away. */
export const messages = {
  reason: "Reason for time off",
  reasonHint: "Only the academy's staff and the tutor read it",
  reasons: { ill: "Ill", leave: "Leave", other: "Other" } satisfies Record<TimeOffReason, string>,
  /** "January 5 to January 7, Leave" */
  daysAndReason: (days: string, reason: string) => `${days}, ${reason}`,
};
