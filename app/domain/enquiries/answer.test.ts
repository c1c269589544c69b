import fc from "fast-check";
import { expect, test } from "vitest";
import { isLate, lateSince } from "./answer.ts";
import { indiaClock } from "#domain/shared/india-time.ts";

const at = (text: string) => new Date(`${text}+05:30`);

// 2026-11-21 is a Saturday.
test.each([
  ["in the morning, at night before", "2026-11-24T12:59", "2026-11-23T19:59"],
  ["exactly at the opening", "2026-11-24T13:00", "2026-11-24T09:00"],
  ["in the afternoon", "2026-11-24T15:30", "2026-11-24T11:30"],
  ["at the close", "2026-11-24T20:00", "2026-11-24T16:00"],
  ["at night, as at the close", "2026-11-24T23:59", "2026-11-24T16:00"],
  ["before the opening, as at the close", "2026-11-24T08:59", "2026-11-23T16:00"],
  ["on Sunday, which opens later", "2026-11-22T11:00", "2026-11-21T17:00"],
  ["on Sunday, which closes earlier", "2026-11-22T21:00", "2026-11-22T14:00"],
  ["on Monday, from Sunday", "2026-11-23T10:00", "2026-11-22T15:00"],
])("%s", (_, now, since) => {
  expect(lateSince(at(now))).toEqual(at(since));
});

test.each([
  ["a minute before the promised time is over", "2026-11-24T14:29", false],
  ["when it is over", "2026-11-24T14:30", true],
  ["a day later", "2026-11-25T14:30", true],
])("is late %s: %s", (_, now, expected) => {
  const createdAt = at("2026-11-24T10:30");
  expect(isLate({ createdAt, answeredAt: null }, at(now))).toBe(expected);
  expect(isLate({ createdAt, answeredAt: at("2026-11-24T18:00") }, at(now))).toBe(false);
});

/** The minutes of support between two moments, counted one by one. */
function supportMinutes(from: Date, to: Date): number {
  let minutes = 0;
  for (let moment = from.getTime(); moment < to.getTime(); moment += 60_000) {
    const clock = indiaClock(new Date(moment));
    const [opens, closes] = clock.getUTCDay() === 0 ? [10, 18] : [9, 20];
    if (clock.getUTCHours() >= opens && clock.getUTCHours() < closes) minutes += 1;
  }
  return minutes;
}

test("agrees with counting the minutes", () => {
  const start = at("2026-11-16T00:00").getTime();
  const moment = fc.integer({ min: 0, max: 14 * 1440 }).map((m) => new Date(start + m * 60_000));
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 2 * 1440 }), (createdAt, waited) => {
      const now = new Date(createdAt.getTime() + waited * 60_000);
      const expected = supportMinutes(createdAt, now) >= 240;
      expect(isLate({ createdAt, answeredAt: null }, now)).toBe(expected);
    }),
    { numRuns: 100 },
  );
});
