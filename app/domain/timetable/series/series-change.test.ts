import { describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import {
  lessonsInScope,
  readLessonScope,
  shiftLessons,
  shiftSeries,
  type SeriesLesson,
} from "./series-change.ts";

function at(date: string, time = "18:00"): Date {
  return parseIndiaDateTime(date, time) ?? new Date(Number.NaN);
}

function lesson(date: string, moved: Date = at(date)): SeriesLesson {
  return { id: date, startsAt: moved, minutes: 60, seriesStart: at(date) };
}

const past = lesson("2027-01-04");
const first = lesson("2027-01-11");
const movedAlone = lesson("2027-01-18", at("2027-01-20", "09:00"));
const last = lesson("2027-01-25");
const lessons = [past, first, movedAlone, last];
const now = at("2027-01-05");

describe("the scope of a change", () => {
  test("is the lesson alone where it is unknown", () => {
    expect(["this", "following", "all", "", "All"].map(readLessonScope)).toEqual([
      "this",
      "following",
      "all",
      "this",
      "this",
    ]);
  });

  test("never contains a lesson that has begun", () => {
    expect(lessonsInScope(lessons, last, "all", now)).toEqual([first, movedAlone, last]);
    expect(lessonsInScope(lessons, past, "following", now)).not.toContain(past);
  });

  test("goes by the lesson's place in the series, also for one that was moved", () => {
    expect(lessonsInScope(lessons, movedAlone, "following", now)).toEqual([movedAlone, last]);
    const postponed = lesson("2027-01-04", at("2027-02-03"));
    const all = [postponed, first, last];
    expect(lessonsInScope(all, first, "following", now)).toEqual([first, last]);
    expect(lessonsInScope(all, first, "all", now)).toEqual(all);
  });
});

describe("a new time", () => {
  test("moves all by the same difference, but not one that was moved alone", () => {
    const shift = shiftLessons([first, movedAlone, last], first, at("2027-01-12", "17:00"));
    expect(shift.minutes).toBe(23 * 60);
    expect(shift.moved.map(({ startsAt }) => startsAt)).toEqual([
      at("2027-01-12", "17:00"),
      at("2027-01-26", "17:00"),
    ]);
  });

  test("of a lesson that was moved alone is the series' new time", () => {
    const shift = shiftLessons([movedAlone, last], movedAlone, at("2027-01-19", "17:00"));
    expect(shift.moved.map(({ startsAt }) => startsAt)).toEqual([
      at("2027-01-19", "17:00"),
      at("2027-01-26", "17:00"),
    ]);
  });

  test("that is the old one moves nothing", () => {
    expect(shiftLessons([movedAlone, last], movedAlone, movedAlone.startsAt)).toEqual({
      minutes: 0,
      moved: [],
    });
  });
});

describe("the rest of a series", () => {
  const stored = {
    times: [{ weekday: 1, startMinute: 1080, minutes: 60 }],
    lastDay: "2027-06-30",
    plannedUntil: "2027-06-30",
    plannedBefore: null,
  };

  test("begins with its first changed lesson and keeps its end", () => {
    expect(shiftSeries(stored, first, 0, null)).toEqual({ ...stored, firstDay: "2027-01-11" });
  });

  test("is shifted, with a new length", () => {
    expect(shiftSeries(stored, first, 1440 - 60, 90)).toEqual({
      times: [{ weekday: 2, startMinute: 1020, minutes: 90 }],
      firstDay: "2027-01-12",
      lastDay: "2027-06-29",
      plannedUntil: "2027-06-30",
      plannedBefore: new Date("2027-07-01T23:00:00+05:30"),
    });
  });

  test.each([
    ["an hour later", 60, "2027-06-28"],
    ["an hour earlier", -60, "2027-06-28"],
    ["across midnight", 7 * 60, "2027-06-29"],
    ["a day earlier", -1440, "2027-06-27"],
  ])("that moves by %s gets no lesson more at its end", (_, byMinutes, lastDay) => {
    const times = [1, 2].map((weekday) => ({ weekday, startMinute: 1080, minutes: 60 }));
    const ending = {
      times,
      lastDay: "2027-06-28",
      plannedUntil: "2027-06-28",
      plannedBefore: null,
    };
    expect(shiftSeries(ending, first, byMinutes, null).lastDay).toBe(lastDay);
  });

  test("stays open", () => {
    expect(shiftSeries({ ...stored, lastDay: null }, first, 1440, null).lastDay).toBeNull();
  });
});
