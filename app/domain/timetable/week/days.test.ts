import { expect, test } from "vitest";
import { checkHoliday, checkTimeOff, timeOffSpan, wholeDays } from "./days.ts";

const now = new Date("2026-11-23T12:00:00+05:30");

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
  const failure = checkTimeOff(wholeDays(firstDay, lastDay), now);
  expect(failure && [failure.problem, failure.field]).toEqual(expected);
});

test.each([
  ["2026-11-24", "14:00", "2026-11-24", "16:00", null],
  ["2026-11-24", "14:00", "2026-11-24", "", null],
  ["2026-11-24", "14:00", "2026-11-25", "11:00", null],
  ["2026-11-23", "", "2026-11-23", "12:01", null],
  ["2026-11-24", "2 PM", "2026-11-24", "", ["no-such-time", "fromTime"]],
  ["2026-11-24", "", "2026-11-24", "24:00", ["no-such-time", "untilTime"]],
  ["2026-11-24", "", "2026-11-23", "25:00", ["no-such-time", "untilTime"]],
  ["2026-11-24", "14:00", "2026-11-23", "16:00", ["ends-first", "lastDay"]],
  ["2026-11-24", "14:00", "2026-11-24", "14:00", ["until-first", "untilTime"]],
  ["2026-11-24", "", "2026-11-24", "00:00", ["until-first", "untilTime"]],
  ["2026-11-23", "", "2026-11-23", "12:00", ["hours-over", "untilTime"]],
])("time off from %s %j to %s %j", (firstDay, fromTime, lastDay, untilTime, expected) => {
  const failure = checkTimeOff({ firstDay, fromTime, lastDay, untilTime }, now);
  expect(failure && [failure.problem, failure.field]).toEqual(expected);
});

test("the moments of time off are those of its hours, or of its whole days", () => {
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const days = wholeDays("2026-11-27", "2026-11-28");
  expect(timeOffSpan(days)).toEqual({
    from: at("2026-11-27T00:00"),
    until: at("2026-11-29T00:00"),
  });
  expect(timeOffSpan({ ...days, fromTime: "14:00", untilTime: "11:00" })).toEqual({
    from: at("2026-11-27T14:00"),
    until: at("2026-11-28T11:00"),
  });
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
