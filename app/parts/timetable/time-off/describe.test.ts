import { expect, test } from "vitest";
import { describeEnd, describeTimeOff, describeTimeOffAndReason } from "./describe.ts";

const [friday, saturday] = ["2026-11-27", "2026-11-28"];

test.each([
  [friday, "", friday, "", "November 27, 2026"],
  [friday, "14:00", friday, "16:30", "November 27, 2026 from 2:00 PM to 4:30 PM"],
  [friday, "14:00", friday, "", "November 27, 2026 from 2:00 PM"],
  [friday, "", friday, "11:00", "November 27, 2026 until 11:00 AM"],
  [friday, "", saturday, "", "November 27, 2026 to November 28, 2026"],
  [
    friday,
    "14:00",
    saturday,
    "11:00",
    "November 27, 2026 from 2:00 PM to November 28, 2026, 11:00 AM",
  ],
  [friday, "14:00", saturday, "", "November 27, 2026 from 2:00 PM to November 28, 2026"],
  [friday, "", saturday, "11:00", "November 27, 2026 to November 28, 2026, 11:00 AM"],
])("%s %j to %s %j", (firstDay, fromTime, lastDay, untilTime, expected) => {
  const days = { firstDay, fromTime, lastDay, untilTime };
  expect(describeTimeOff(days)).toBe(expected);
  expect(describeTimeOffAndReason({ ...days, reason: null })).toBe(expected);
  expect(describeTimeOffAndReason({ ...days, reason: "ill" })).toBe(`${expected}, Ill`);
});

test("its end has a time where it is known", () => {
  expect(describeEnd({ lastDay: friday, untilTime: "" })).toBe("November 27, 2026");
  expect(describeEnd({ lastDay: friday, untilTime: "11:00" })).toBe(
    "November 27, 2026 at 11:00 AM IST",
  );
});
