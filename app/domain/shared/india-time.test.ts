import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isCalendarDate,
  isClockTime,
  parseIndiaDateTime,
  parseMoment,
  toIndiaDateTimeFields,
} from "./india-time.ts";

test.each([
  ["2026-11-20T12:00:00.000Z", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20T12:00Z", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20T17:30:00+05:30", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20T04:00:00-0800", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20 12:00:00.289456+00", "2026-11-20T12:00:00.289Z"],
  ["2026-11-20T12:00:00.5Z", "2026-11-20T12:00:00.500Z"],
  ["2026-11-20T17:30", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20", "2026-11-19T18:30:00.000Z"],
  ["2028-02-29", "2028-02-28T18:30:00.000Z"],
])("%s is the moment %s", (text, moment) => {
  expect(parseMoment(text)?.toISOString()).toBe(moment);
});

test.each([
  "",
  " ",
  "tomorrow",
  "November 20, 2026",
  "20/11/2026",
  "2026-2-3",
  "2026-02-30",
  "2026-02-29",
  "2026-04-31T10:00Z",
  "2026-00-10",
  "2026-13-01",
  "2026-11-00",
  "2026-11-20T24:00",
  "2026-11-20T23:60",
  "2026-11-20T23:59:60Z",
  "2026-11-20T10:00+25:00",
  "2026-11-20T10:00Zjunk",
  "0000-01-01",
  "0026-11-20",
])("%j is invalid", (text) => {
  expect(parseMoment(text)).toBeNull();
});

test("a lesson's date and time are India's", () => {
  expect(parseIndiaDateTime("2026-11-20", "17:30")?.toISOString()).toBe("2026-11-20T12:00:00.000Z");
  expect(parseIndiaDateTime("2027-01-01", "00:00")?.toISOString()).toBe("2026-12-31T18:30:00.000Z");
});

test.each([
  ["2026-02-30", "10:00"],
  ["2026-11-20", "25:00"],
  ["2026-11-20", "10:60"],
  ["2026-11-20", "9:00"],
  ["2026-11-20", "10:00:00"],
  ["2026-11-20", "10:00Z"],
  ["2026-11-20T10:00", "10:00"],
  [" 2026-11-20", "10:00"],
  ["", ""],
])("%j at %j does not exist", (date, time) => {
  expect(parseIndiaDateTime(date, time)).toBeNull();
});

test("dates and times on their own are validated", () => {
  expect([isCalendarDate("2026-11-20"), isCalendarDate("2026-02-30")]).toEqual([true, false]);
  expect(isCalendarDate("2026-11-20T10:00")).toBe(false);
  expect([isClockTime("23:59"), isClockTime("24:00"), isClockTime("")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("converting to fields and back gives the same moment", () => {
  const minutes = fc.integer({ min: 0, max: 4_102_444_800 / 60 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000);
      const { date, time } = toIndiaDateTimeFields(moment);
      expect(parseIndiaDateTime(date, time)).toEqual(moment);
    }),
  );
});

test("the day changes at India's midnight", () => {
  const fields = (text: string) => toIndiaDateTimeFields(new Date(text));
  expect(fields("2026-11-20T18:29:59.999Z")).toEqual({ date: "2026-11-20", time: "23:59" });
  expect(fields("2026-11-20T18:30:00.000Z")).toEqual({ date: "2026-11-21", time: "00:00" });
});

test("an invalid date has no fields", () => {
  expect(() => toIndiaDateTimeFields(new Date(Number.NaN))).toThrow(RangeError);
});
