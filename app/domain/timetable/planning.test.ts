import { timeOffSpan, wholeDays } from "./week/days.ts";
import { describe, expect, test } from "vitest";
import { planningWarnings, questionsAbout, type WarningReason } from "./planning.ts";

const at = (moment: string, minutes = 60) => ({
  startsAt: new Date(`2026-11-${moment}:00+05:30`),
  minutes,
});
// The 23rd is a Monday.
const facts = {
  hours: [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }],
  timeOff: [timeOffSpan(wholeDays("2026-11-30", "2026-12-02"))],
  holidays: [{ day: "2026-11-24", name: "Karthika Purnima" }],
};
const reasonsOf = (lessons: Parameters<typeof planningWarnings>[0], more = {}) =>
  planningWarnings(lessons, { ...facts, ...more }).map(({ index, reason, holiday }) => [
    index,
    reason,
    holiday,
  ]);

test("a lesson within the hours gives no warning", () => {
  expect(reasonsOf([at("23T17:00")])).toEqual([]);
});

test("each lesson has all of its warnings, the strongest first", () => {
  const lessons = [at("23T17:00"), at("24T03:00"), at("30T03:00"), at("25T03:00")];
  expect(reasonsOf(lessons)).toEqual([
    [1, "holiday", "Karthika Purnima"],
    [1, "outside-hours", null],
    [2, "time-off", null],
    [2, "outside-hours", null],
    [3, "outside-hours", null],
  ]);
});

test("time off with hours is for the lessons that overlap it, and for no others of its days", () => {
  const days = { ...wholeDays("2026-11-26", "2026-11-27"), fromTime: "14:00", untilTime: "11:00" };
  const lessons = ["26T13:00", "26T13:15", "26T22:00", "27T10:45", "27T11:00"].map((start) =>
    at(start),
  );
  const off = planningWarnings(lessons, { ...facts, timeOff: [timeOffSpan(days)] })
    .filter(({ reason }) => reason === "time-off")
    .map(({ index }) => index);
  expect(off).toEqual([1, 2, 3]);
});

test("a lesson that ends on a day off or a holiday lies on it, and one that ends at midnight doesn't", () => {
  const atNight = [at("23T23:30"), at("29T23:30"), at("23T23:00")];
  expect(reasonsOf(atNight, { hours: [] })).toEqual([
    [0, "holiday", "Karthika Purnima"],
    [0, "at-night", null],
    [1, "time-off", null],
    [1, "at-night", null],
    [2, "at-night", null],
  ]);
});

test.each([
  ["04:00", "within-hours", "at-night"],
  ["06:00", "within-hours", null],
  ["05:45", "within-hours", "at-night"],
  ["06:15", "outside-hours", null],
  ["03:45", "outside-hours", "at-night"],
  ["17:00", "outside-hours", null],
  ["22:00", "outside-hours", "at-night"],
])(
  "at %s the hours decide (%s), and the night (%s) only where they are unknown",
  (time, known, unknown) => {
    const early = [{ weekday: 3, fromMinute: 240, toMinute: 420 }];
    const [first = [0, "within-hours"]] = reasonsOf([at(`25T${time}`)], { hours: early });
    expect(first[1]).toBe(known);
    expect(reasonsOf([at(`25T${time}`)], { hours: [] })).toEqual(
      unknown === null ? [] : [[0, unknown, null]],
    );
  },
);

describe("questionsAbout", () => {
  const night = at("24T05:00");
  const ask = (confirmed: WarningReason[], former?: Date, more = {}) =>
    questionsAbout(
      planningWarnings([night], { ...facts, hours: [], ...more }),
      new Set(confirmed),
      [former],
    ).map(({ reason }) => reason);

  test("asks about everything at once, until everything was confirmed", () => {
    expect(ask([])).toEqual(["holiday", "at-night"]);
    expect(ask(["at-night"])).toEqual(["holiday", "at-night"]);
    expect(ask(["holiday"])).toEqual(["holiday", "at-night"]);
    expect(ask(["at-night", "holiday"])).toEqual([]);
  });

  test("a lesson of the night may be at night again, and nothing else", () => {
    const wasAtNight = at("23T05:00").startsAt;
    const timeOff = [timeOffSpan(wholeDays("2026-11-24"))];
    expect(ask([], wasAtNight)).toEqual(["holiday"]);
    expect(ask([], wasAtNight, { timeOff, holidays: [] })).toEqual(["time-off"]);
    expect(ask([], wasAtNight, { holidays: [] })).toEqual([]);
    expect(ask([], wasAtNight, { hours: facts.hours, holidays: [] })).toEqual(["outside-hours"]);
    expect(ask([], at("23T17:00").startsAt, { holidays: [] })).toEqual(["at-night"]);
  });
});
