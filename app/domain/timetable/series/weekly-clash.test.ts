import { expect, test } from "vitest";
import type { SeriesInput } from "./series-form.ts";
import { lessonsBetween, type SeriesRule } from "./series.ts";
import { placesNear, takenTimes, withInstead } from "./weekly-clash.ts";

const rule: SeriesRule = {
  times: [
    { weekday: 2, startMinute: 990, minutes: 60 },
    { weekday: 4, startMinute: 990, minutes: 60 },
  ],
  firstDay: "2027-01-05",
  lastDay: "2027-01-28",
};
const wanted = lessonsBetween(rule, rule.firstDay, "2027-01-28");
const issue = (index: number, kind: "taken" | "holiday" = "taken") => ({ index, kind });

test("a time is taken weekly from two weeks and half of them", () => {
  expect(takenTimes(rule, wanted, [issue(0), issue(4)])).toEqual([
    { time: rule.times[0], taken: [0, 4], count: 4 },
  ]);
  expect(takenTimes(rule, wanted, [issue(0), issue(1)])).toEqual([]);
  expect(takenTimes(rule, wanted, [issue(0, "holiday"), issue(2, "holiday")])).toEqual([]);
});

test("the nearest places of each weekday that is not used are tried, by the time of day", () => {
  const free = [
    "2027-01-04T14:15:00Z",
    "2027-01-05T13:00:00Z",
    "2027-01-05T13:15:00Z",
    "2027-01-05T13:30:00Z",
    "2027-01-07T13:00:00Z",
  ].map((text) => new Date(text));
  const near = { weekday: 2, startMinute: 990 };
  expect(placesNear(free, near, { used: [4], eachDay: 2 })).toEqual([
    { weekday: 2, startMinute: 18 * 60 + 30 },
    { weekday: 2, startMinute: 18 * 60 + 45 },
    { weekday: 1, startMinute: 19 * 60 + 45 },
  ]);
});

test("a press puts the offered time into the form", () => {
  const input = { days: ["2"], time: "16:30", dayTimes: {} } as unknown as SeriesInput;
  expect(withInstead(input, "2 1-1185")).toMatchObject({
    days: ["1"],
    time: "19:45",
    dayTimes: {},
  });
  const two = { ...input, days: ["2", "4"] };
  expect(withInstead(two, "2 1-1185")).toMatchObject({
    days: ["1", "4"],
    time: "16:30",
    dayTimes: { 1: "19:45" },
  });
  expect(withInstead(two, "2 2-1110")).toMatchObject({
    days: ["2", "4"],
    dayTimes: { 2: "18:30" },
  });
});

test.each(["", "2", "2 9-1185", "5 1-1185", "2 1-1", "x y"])("%j changes nothing", (text) => {
  const input = { days: ["2"], time: "16:30", dayTimes: {} } as unknown as SeriesInput;
  expect(withInstead(input, text)).toBe(input);
});
