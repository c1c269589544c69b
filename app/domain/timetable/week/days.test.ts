import { expect, test } from "vitest";
import { checkHoliday, checkTimeOff } from "./days.ts";

const today = "2026-11-23";

test.each([
  ["2026-11-23", "2026-11-23", null],
  ["2026-11-01", "2026-11-23", null],
  ["2026-11-23", "2027-11-23", null],
  ["", "2026-11-23", ["day-missing", "firstDay"]],
  ["2026-11-23", "", ["day-missing", "lastDay"]],
  ["2026-02-30", "2026-11-23", ["no-such-day", "firstDay"]],
  ["2026-11-23", "tomorrow", ["no-such-day", "lastDay"]],
  ["2026-11-24", "2026-11-23", ["ends-first", "lastDay"]],
  ["2026-11-01", "2026-11-22", ["is-over", "lastDay"]],
  ["2026-11-23", "2027-11-24", ["too-long", "lastDay"]],
])("time off from %j to %j", (firstDay, lastDay, expected) => {
  const failure = checkTimeOff({ firstDay, lastDay }, today);
  expect(failure && [failure.problem, failure.field]).toEqual(expected);
});

test.each([
  ["2026-12-01", "Founder's Day", null],
  ["", "Founder's Day", ["day-missing", "day"]],
  ["2026-13-01", "Founder's Day", ["no-such-day", "day"]],
  ["2027-12-01", "Founder's Day", ["other-year", "day"]],
  ["2026-12-01", " ", ["name-missing", "name"]],
  ["2026-12-01", "x".repeat(101), ["too-long", "name"]],
])("a holiday on %j", (day, name, expected) => {
  const failure = checkHoliday({ day, name }, 2026);
  expect(failure && [failure.problem, failure.field]).toEqual(expected);
});
