import { describe, expect, test } from "vitest";
import { timeOffSpan, wholeDays } from "./days.ts";
import { freePlaces, hoursOn, isDayOff, shadedOn, type Hours } from "./week-facts.ts";

/** A Friday. */
const date = "2026-11-27";
const friday = { date, weekday: 5, start: new Date(`${date}T00:00:00+05:30`) };
const off = (fromTime: string, untilTime: string, last = date) =>
  timeOffSpan({ firstDay: date, fromTime, lastDay: last, untilTime });
const on = (facts: Partial<Hours>) =>
  hoursOn(friday, { hours: [], timeOff: [], holidays: [], ...facts });
const hours = [{ weekday: 5, fromMinute: 600, toMinute: 1200 }];

describe("time off with hours", () => {
  test("leaves the rest of the tutor's hours open", () => {
    const found = on({ hours, timeOff: [off("14:00", "16:00")] });
    expect(found.open).toEqual([
      { from: 600, to: 840 },
      { from: 960, to: 1200 },
    ]);
    expect(isDayOff(found)).toBe(false);
  });

  test("is shaded and offers no place where the hours are unknown", () => {
    const found = on({ timeOff: [off("14:00", "16:00")] });
    expect(found.open).toBeNull();
    expect(shadedOn(found)).toEqual([{ from: 840, to: 960 }]);
    const places = freePlaces(found, [], { from: 13, to: 17 }, 0).map(({ from }) => from);
    expect(places).toEqual([780, 960]);
  });

  test("of several days is cut to the day", () => {
    expect(on({ timeOff: [off("14:00", "11:00", "2026-11-28")] }).away).toEqual([
      { from: 840, to: 1440 },
    ]);
  });

  test("that together has the whole day is a day off", () => {
    expect(isDayOff(on({ timeOff: [off("", "12:00"), off("12:00", "")] }))).toBe(true);
  });
});

test("a day off and a holiday leave nothing open, also of unknown hours", () => {
  const dayOff = on({ timeOff: [timeOffSpan(wholeDays(date))] });
  expect([dayOff.open, isDayOff(dayOff)]).toEqual([[], true]);
  const holiday = on({ hours, holidays: [{ day: date, name: "Bonalu" }] });
  expect([holiday.open, isDayOff(holiday)]).toEqual([[], false]);
});
