import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { invalidDate, noDate } from "./date-words.ts";
import { formatDate, formatDateTime, formatDay, nameDatedDay } from "./dates.ts";

test.each([
  ["2026-11-20T12:00:00Z", "November 20, 2026", "5:30 PM"],
  ["2026-11-20T18:29:59.999Z", "November 20, 2026", "11:59 PM"],
  ["2026-11-20T18:30:00Z", "November 21, 2026", "12:00 AM"],
  ["2026-12-31T18:30:00Z", "January 1, 2027", "12:00 AM"],
  ["2026-11-20T06:30:00Z", "November 20, 2026", "12:00 PM"],
  ["2026-11-20T03:35:00Z", "November 20, 2026", "9:05 AM"],
  ["2028-02-29T00:00:00Z", "February 29, 2028", "5:30 AM"],
])("%s is %s at %s", (text, day, time) => {
  const moment = new Date(text);
  for (const value of [text, moment, moment.getTime()]) {
    expect(formatDate(value)).toBe(day);
    expect(formatDateTime(value)).toBe(`${day} at ${time} IST`);
  }
});

test.each([
  ["2026-11-20T18:29:00Z", "today"],
  ["2026-11-19T18:30:00Z", "today"],
  ["2026-11-19T18:29:59Z", "yesterday"],
  ["2026-11-18T18:30:00Z", "yesterday"],
  ["2026-11-18T18:29:59Z", "on November 18, 2026"],
])("%s is %s for somebody in India", (text, day) => {
  expect(formatDay(Date.parse(text), Date.parse("2026-11-20T10:00:00Z"))).toBe(day);
});

test("a string without a zone is India's time", () => {
  expect(formatDateTime("2026-11-20T17:30")).toBe("November 20, 2026 at 5:30 PM IST");
  expect(formatDate("2026-11-20")).toBe("November 20, 2026");
});

test("a date is named without being near", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  expect(nameDatedDay("2026-11-20", now)).toBe("Friday 20 November");
  expect(nameDatedDay("2027-01-02", now)).toBe("Saturday 2 January 2027");
  expect([nameDatedDay(null, now), nameDatedDay("soon", now)]).toEqual([noDate, invalidDate]);
});

test("missing and invalid dates have a text of §8", () => {
  expect([noDate, invalidDate]).toEqual(["No date", "Invalid date"]);
  for (const value of [null, undefined, ""]) {
    expect([formatDate(value), formatDateTime(value)]).toEqual([noDate, noDate]);
  }
  for (const value of ["soon", " ", "2026-02-30", Number.NaN, Infinity, new Date("x"), 9e15]) {
    expect([formatDate(value), formatDateTime(value)]).toEqual([invalidDate, invalidDate]);
  }
});

test("the epoch is an ordinary date", () => {
  expect(formatDateTime(0)).toBe("January 1, 1970 at 5:30 AM IST");
});

test("the format agrees with Intl for every moment", () => {
  const form = /^[A-Z][a-z]+ \d{1,2}, \d{4} at (?:[1-9]|1[0-2]):[0-5]\d [AP]M IST$/;
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "Asia/Kolkata",
    dateStyle: "long",
    timeStyle: "short",
  });
  const read = (moment: Date) =>
    Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const moments = fc.date({
    min: new Date("1970-01-01"),
    max: new Date("9999-12-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const { year, month, day, hour, minute, dayPeriod } = read(moment);
      const text = `${month} ${day}, ${year} at ${hour}:${minute} ${dayPeriod} IST`;
      expect(formatDateTime(moment)).toBe(text);
      expect(formatDateTime(moment)).toMatch(form);
    }),
  );
});

// The zone can only be set for a new process, because a test may run in a worker thread.
test("the text is the same in every time zone of the machine", () => {
  const script = `
    const { formatDate, formatDateTime } = await import(process.argv[1]);
    const { parseIndiaDateTime } = await import(process.argv[2]);
    for (const zone of ["Pacific/Kiritimati", "Asia/Kolkata", "UTC", "America/Los_Angeles"]) {
      process.env.TZ = zone;
      console.log(JSON.stringify([
        new Date("2026-11-20T18:30:00Z").getHours(),
        formatDateTime("2026-11-20T18:30:00Z"),
        formatDateTime("2026-11-20T17:30"),
        formatDate("2026-11-20"),
        formatDate(parseIndiaDateTime("2026-11-20", "00:00")),
      ]));
    }`;
  const modules = ["dates.ts", "india-time.ts"].map((name) => new URL(name, import.meta.url).href);
  const output = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", script, ...modules],
    { encoding: "utf8" },
  );
  const rows = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown[]);
  expect(rows.map(([hours]) => hours)).toEqual([8, 0, 18, 10]);
  for (const [, ...texts] of rows) {
    expect(texts).toEqual([
      "November 21, 2026 at 12:00 AM IST",
      "November 20, 2026 at 5:30 PM IST",
      "November 20, 2026",
      "November 20, 2026",
    ]);
  }
});
