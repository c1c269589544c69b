import { describe, expect, test } from "vitest";
import { changeDeadline, isLate } from "./change-rule.ts";

const india = (time: string) => new Date(`${time}+05:30`);

test.each(["2026-11-20T00:00", "2026-11-20T05:29", "2026-11-20T17:30", "2026-11-20T23:59"])(
  "a session at %s can be moved until 8 PM of the day before in India",
  (startsAt) => {
    expect(changeDeadline(india(startsAt))).toEqual(india("2026-11-19T20:00"));
  },
);

describe("a change is late", () => {
  test.each([
    ["2026-11-19T20:00:00", false],
    ["2026-11-19T20:00:01", true],
    ["2026-11-20T17:00:00", true],
    ["2026-11-18T23:00:00", false],
  ])("at %s: %s", (now, late) => {
    expect(isLate(india("2026-11-20T17:30"), india(now))).toBe(late);
  });
});
