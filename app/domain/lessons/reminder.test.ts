import fc from "fast-check";
import { expect, test } from "vitest";
import { reminderPeriod } from "./reminder.ts";
import { isQueued, needsReminder } from "./settlement.ts";

test.each([
  ["2026-11-23T08:00:00+05:30", "2026-11-21T20:00:00+05:30", "2026-11-22T08:00:00+05:30"],
  ["2026-11-23T07:59:59+05:30", "2026-11-21T08:00:00+05:30", "2026-11-21T20:00:00+05:30"],
  ["2026-11-23T19:00:00+05:30", "2026-11-21T20:00:00+05:30", "2026-11-22T08:00:00+05:30"],
  ["2026-11-23T20:00:00+05:30", "2026-11-22T08:00:00+05:30", "2026-11-22T20:00:00+05:30"],
])("at %s tutors are reminded of what ended after %s until %s", (now, from, until) => {
  const period = reminderPeriod(new Date(now));
  expect(period).toEqual({ from: new Date(from), until: new Date(until) });
});

test("each lesson is in one period, while it is due for a reminder and not yet in the queue", () => {
  const twelve = 12 * 3_600_000;
  fc.assert(
    fc.property(fc.integer({ min: 1.7e12, max: 1.9e12 }), (end) => {
      const lesson = { startsAt: end - 3_600_000, minutes: 60, cancellation: null, events: [] };
      const moments = Array.from({ length: 12 }, (_, step) => end + step * twelve);
      const periods = new Map(
        moments.map((now) => {
          const { from, until } = reminderPeriod(new Date(now));
          return [until.getTime(), { from: from.getTime(), until: until.getTime() }];
        }),
      );
      const mine = [...periods.values()].filter(({ from, until }) => end > from && end <= until);
      expect(mine).toHaveLength(1);
      const sentAt = (mine[0]?.until ?? 0) + 2 * twelve;
      expect(needsReminder(lesson, sentAt)).toBe(true);
      expect(isQueued(lesson, sentAt)).toBe(false);
    }),
  );
});
