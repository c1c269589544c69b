import { expect, test } from "vitest";
import { describeEnd, describeTimeOff, describeTimeOffAndReason } from "./describe.ts";

const now = new Date("2026-11-27T06:00:00Z");
const [friday, saturday] = ["2026-11-27", "2026-11-28"];

test.each([
  [friday, "", friday, "", "Friday 27 November"],
  [friday, "14:00", friday, "16:30", "Friday 27 November from 2:00 PM to 4:30 PM"],
  [friday, "14:00", friday, "", "Friday 27 November from 2:00 PM"],
  [friday, "", friday, "11:00", "Friday 27 November until 11:00 AM"],
  [friday, "", saturday, "", "Friday 27 November to Saturday 28 November"],
  [
    friday,
    "14:00",
    saturday,
    "11:00",
    "Friday 27 November from 2:00 PM to Saturday 28 November, 11:00 AM",
  ],
  [friday, "14:00", saturday, "", "Friday 27 November from 2:00 PM to Saturday 28 November"],
  [friday, "", saturday, "11:00", "Friday 27 November to Saturday 28 November, 11:00 AM"],
])("%s %j to %s %j", (firstDay, fromTime, lastDay, untilTime, expected) => {
  const days = { firstDay, fromTime, lastDay, untilTime };
  expect(describeTimeOff(days, now)).toBe(expected);
  expect(describeTimeOffAndReason({ ...days, reason: null }, now)).toBe(expected);
  expect(describeTimeOffAndReason({ ...days, reason: "ill" }, now)).toBe(`${expected}, Ill`);
});

test("its end has a time where it is known", () => {
  expect(describeEnd({ lastDay: friday, untilTime: "" }, now)).toBe("Friday 27 November");
  expect(describeEnd({ lastDay: friday, untilTime: "11:00" }, now)).toBe(
    "Friday 27 November at 11:00 AM IST",
  );
});

test("a day of another year has its year", () => {
  const days = { firstDay: "2026-12-30", fromTime: "", lastDay: "2027-01-02", untilTime: "" };
  expect(describeTimeOff(days, now)).toBe("Wednesday 30 December to Saturday 2 January 2027");
});
