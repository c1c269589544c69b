import type { TimeOffReason } from "#domain/timetable/time-off.ts";

/** When a tutor is away, and why. */
export const messages = {
  firstDay: "First Day",
  from: "From",
  lastDay: "Last Day",
  until: "Until",
  optional: "Empty: the whole day",
  reason: "Reason for time off",
  reasonHint: "Only the academy's staff and the tutor read it",
  reasons: { ill: "Ill", leave: "Leave", other: "Other" } satisfies Record<TimeOffReason, string>,
};
