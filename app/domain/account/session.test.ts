import fc from "fast-check";
import { expect, test } from "vitest";
import { adminSession, isSeenUpdateDue, memberSession, sessionEnd } from "./session.ts";
import { day } from "#domain/shared/durations.ts";

const opened = new Date("2026-01-01T00:00:00Z");
const kinds = { memberSession, adminSession };

test.each([
  ["memberSession", "2026-01-01T00:00:00Z", "2026-01-31T00:00:00.000Z"],
  ["memberSession", "2026-05-31T23:59:59Z", "2026-06-30T00:00:00.000Z"],
  ["memberSession", "2026-06-29T00:00:00Z", "2026-06-30T00:00:00.000Z"],
  ["adminSession", "2026-01-01T00:00:00Z", "2026-01-01T12:00:00.000Z"],
  ["adminSession", "2026-01-07T11:00:00Z", "2026-01-07T23:00:00.000Z"],
  ["adminSession", "2026-01-07T13:00:00Z", "2026-01-08T00:00:00.000Z"],
] as const)("%s, opened with the year and seen at %s, ends at %s", (kind, seen, end) => {
  const times = { openedAt: opened, seenAt: new Date(seen) };
  expect(sessionEnd(times, kinds[kind]).toISOString()).toBe(end);
});

test.each([
  ["memberSession", 3_599_999, false],
  ["memberSession", 3_600_000, true],
  ["adminSession", 299_999, false],
  ["adminSession", 300_000, true],
] as const)("%s, used %i ms after it was last seen: updated %s", (kind, later, due) => {
  const now = new Date(opened.getTime() + later);
  expect(isSeenUpdateDue({ openedAt: opened, seenAt: opened }, kinds[kind], now)).toBe(due);
});

test("using a session never shortens it, and nothing makes it longer than its absolute limit", () => {
  const moment = fc.integer({ min: 0, max: 200 * day });
  fc.assert(
    fc.property(moment, moment, fc.constantFrom(memberSession, adminSession), (a, b, limits) => {
      const endAt = (seen: number) =>
        sessionEnd({ openedAt: new Date(0), seenAt: new Date(seen) }, limits).getTime();
      expect(endAt(Math.max(a, b))).toBeGreaterThanOrEqual(endAt(Math.min(a, b)));
      expect(endAt(a)).toBeLessThanOrEqual(limits.absolute);
    }),
  );
});
