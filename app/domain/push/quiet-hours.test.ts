import { expect, test } from "vitest";
import { timeToPush } from "./quiet-hours.ts";

const at = (time: string) => new Date(`2026-11-26T${time}+05:30`);

test.each([
  ["20:59:59", "2026-11-26T20:59:59+05:30"],
  ["21:00:00", "2026-11-27T07:00:00+05:30"],
  ["23:59:59", "2026-11-27T07:00:00+05:30"],
  ["00:00:00", "2026-11-26T07:00:00+05:30"],
  ["06:59:59", "2026-11-26T07:00:00+05:30"],
  ["07:00:00", "2026-11-26T07:00:00+05:30"],
  ["12:00:00", "2026-11-26T12:00:00+05:30"],
])("what is to be said at %s comes at %s", (time, expected) => {
  expect(timeToPush(at(time), null)).toEqual(new Date(expected));
});

test.each([
  ["06:10:00", "06:20:00", "06:10:00"],
  ["05:20:00", "06:20:00", "05:20:00"],
  ["05:19:59", "06:20:00", "05:20:00"],
  ["01:00:00", "06:20:00", "05:20:00"],
  ["01:00:00", "09:00:00", "07:00:00"],
  // The lesson has begun: nobody has to hurry.
  ["06:21:00", "06:20:00", "07:00:00"],
])("at %s about the lesson at %s comes at %s", (time, startsAt, expected) => {
  expect(timeToPush(at(time), at(startsAt))).toEqual(at(expected));
});
