import { describe, expect, test } from "vitest";
import { ageAt, checkBirthDate, isMinor, readBirthDate } from "./birth-date.ts";

/** A moment in India's time. */
const india = (text: string) => new Date(`${text}+05:30`);

describe("an age", () => {
  test.each([
    ["2008-11-21", "2026-11-20T23:59:59", 17],
    ["2008-11-21", "2026-11-21T00:00:00", 18],
    ["2008-12-31", "2026-12-31T00:00:00", 18],
    ["2009-01-01", "2026-12-31T23:59:59", 17],
    ["2009-01-01", "2027-01-01T00:00:00", 18],
    // Born on a leap day: in other years the birthday is March 1.
    ["2008-02-29", "2026-02-28T23:59:59", 17],
    ["2008-02-29", "2026-03-01T00:00:00", 18],
    ["2008-02-29", "2028-02-28T23:59:59", 19],
    ["2008-02-29", "2028-02-29T00:00:00", 20],
    ["2008-03-01", "2026-02-28T23:59:59", 17],
  ])("of a person born on %s is, at %s in India, %i", (bornOn, at, age) => {
    expect(ageAt(bornOn, india(at))).toBe(age);
    expect(isMinor(bornOn, india(at))).toBe(age < 18);
  });

  test("changes at midnight in India", () => {
    expect(isMinor("2008-11-21", new Date("2026-11-20T18:29:59Z"))).toBe(true);
    expect(isMinor("2008-11-21", new Date("2026-11-20T18:30:00Z"))).toBe(false);
  });
});

describe("a date of birth", () => {
  const now = india("2026-11-21T09:00:00");
  const check = (day: string, month: string, year: string) =>
    checkBirthDate({ day, month, year }, now);

  test.each([
    ["", "", "", "date-missing", "day"],
    ["1", " ", "2012", "date-missing", "month"],
    ["1", "2", "", "date-missing", "year"],
    ["30", "2", "2012", "no-such-day", "day"],
    ["29", "2", "2013", "no-such-day", "day"],
    ["0", "2", "2013", "no-such-day", "day"],
    ["1", "13", "2013", "no-such-day", "day"],
    ["1", "1", "12", "no-such-day", "day"],
    ["1.5", "1", "2012", "no-such-day", "day"],
    ["-1", "1", "2012", "no-such-day", "day"],
    ["१", "1", "2012", "no-such-day", "day"],
    ["22", "11", "2026", "too-young", "year"],
    ["1", "1", "2999", "too-young", "year"],
    ["22", "11", "2021", "too-young", "year"],
    ["21", "11", "1925", "too-old", "year"],
  ])("%s/%s/%s is refused: %s", (day, month, year, problem, field) => {
    expect(check(day, month, year)).toEqual({ problem, field });
  });

  test.each([
    ["21", "11", "2021"],
    ["22", "11", "1925"],
    ["29", "2", "2012"],
    [" 1 ", "01", "2012"],
  ])("%s/%s/%s is accepted", (day, month, year) => {
    expect(check(day, month, year)).toBeNull();
  });

  test("is parsed with and without leading zeros", () => {
    expect(readBirthDate({ day: "1", month: "2", year: "2012" })).toBe("2012-02-01");
    expect(readBirthDate({ day: "01", month: "02", year: " 2012" })).toBe("2012-02-01");
  });
});
