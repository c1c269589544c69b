import { describe, expect, test } from "vitest";
import {
  asOnMonday,
  checkWeeklyTimes,
  isWithinHours,
  minuteOfWeek,
  timesPerDay,
  toWeeklyTimeInputs,
  toWeeklyTimes,
} from "./hours.ts";

const line = (from: string, to: string, row = 0, weekday = 1) => ({ weekday, row, from, to });

describe("checkWeeklyTimes", () => {
  test.each([
    ["nothing", [line("", "")]],
    ["a time", [line("17:00", "20:15")]],
    ["times that touch", [line("17:00", "18:00"), line("18:00", "19:00", 1)]],
    ["the same time on two days", [line("17:00", "18:00"), line("17:00", "18:00", 0, 2)]],
    ["a time until midnight", [line("22:00", "00:00")]],
  ])("accepts %s", (_, inputs) => {
    expect(checkWeeklyTimes(inputs)).toBeNull();
  });

  test.each([
    ["a start without an end", [line("17:00", "")], "time-missing", "to-1-0"],
    ["an end without a start", [line("", "17:00")], "time-missing", "from-1-0"],
    ["no time", [line("25:00", "26:00")], "no-such-time", "from-1-0"],
    ["minutes between the quarters", [line("17:05", "18:00")], "not-quarter", "from-1-0"],
    ["an end before the start", [line("18:00", "17:00")], "ends-first", "to-1-0"],
    ["an empty time", [line("18:00", "18:00")], "ends-first", "to-1-0"],
    ["overlaps", [line("17:00", "18:00"), line("17:45", "19:00", 1)], "overlap", "from-1-1"],
  ])("refuses %s", (_, inputs, problem, field) => {
    expect(checkWeeklyTimes(inputs)).toEqual({ problem, field });
  });
});

test("Monday's times are those until Friday, however many it has", () => {
  const inputs = [
    line("17:00", "19:00"),
    line("20:00", "21:00", 1),
    line("09:00", "10:00", 0, 2),
    line("", "", 1, 2),
    line("", "", 0, 5),
    line("", "", 1, 5),
    line("11:00", "12:00", 0, 6),
    line("", "", 0, 7),
  ];
  expect(toWeeklyTimes(asOnMonday(inputs))).toEqual([
    { weekday: 1, fromMinute: 1020, toMinute: 1140 },
    { weekday: 1, fromMinute: 1200, toMinute: 1260 },
    { weekday: 2, fromMinute: 1020, toMinute: 1140 },
    { weekday: 2, fromMinute: 1200, toMinute: 1260 },
    { weekday: 5, fromMinute: 1020, toMinute: 1140 },
    { weekday: 5, fromMinute: 1200, toMinute: 1260 },
    { weekday: 6, fromMinute: 660, toMinute: 720 },
  ]);
});

describe("toWeeklyTimes", () => {
  test("sorts times and joins those that touch", () => {
    const inputs = [
      line("18:00", "19:00", 0, 3),
      line("18:00", "20:00", 1),
      line("", "", 2),
      line("17:00", "18:00"),
    ];
    expect(toWeeklyTimes(inputs)).toEqual([
      { weekday: 1, fromMinute: 1020, toMinute: 1200 },
      { weekday: 3, fromMinute: 1080, toMinute: 1140 },
    ]);
  });

  test("is undone by toWeeklyTimeInputs, which has empty lines for more", () => {
    const times = [
      { weekday: 1, fromMinute: 0, toMinute: 75 },
      { weekday: 1, fromMinute: 1320, toMinute: 1440 },
    ];
    const inputs = toWeeklyTimeInputs(times);
    expect(inputs).toHaveLength(7 * timesPerDay);
    expect(inputs.slice(0, 3)).toEqual([
      line("00:00", "01:15"),
      line("22:00", "00:00", 1),
      line("", "", 2),
    ]);
    expect(toWeeklyTimes(inputs)).toEqual(times);
  });
});

describe("isWithinHours", () => {
  // 2026-11-23 is a Monday; India is 5:30 ahead of UTC.
  const at = (day: string, time: string, minutes = 60) => ({
    startsAt: new Date(`2026-11-${day}T${time}:00+05:30`),
    minutes,
  });
  const evening = [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }];
  const nights = [
    { weekday: 1, fromMinute: 0, toMinute: 60 },
    { weekday: 1, fromMinute: 1380, toMinute: 1440 },
    { weekday: 2, fromMinute: 0, toMinute: 60 },
    { weekday: 7, fromMinute: 1380, toMinute: 1440 },
  ];

  test.each([
    ["the first hour", evening, at("23", "17:00"), true],
    ["the last hour", evening, at("23", "19:00"), true],
    ["a start too early", evening, at("23", "16:45"), false],
    ["an end too late", evening, at("23", "19:15"), false],
    ["another day", evening, at("24", "17:00"), false],
    ["a lesson over midnight", nights, at("23", "23:30"), true],
    ["a lesson over Sunday's midnight", nights, at("29", "23:30"), true],
    ["a lesson over midnight, too long", nights, at("23", "23:30", 120), false],
    ["no hours", [], at("23", "17:00"), false],
  ])("%s", (_, times, lesson, expected) => {
    expect(isWithinHours(times, lesson)).toBe(expected);
  });
});

test("the week begins on Monday's midnight in India", () => {
  expect(minuteOfWeek(new Date("2026-11-22T18:30:00Z"))).toBe(0);
  expect(minuteOfWeek(new Date("2026-11-22T18:29:00Z"))).toBe(7 * 1440 - 1);
});
