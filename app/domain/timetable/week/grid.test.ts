import { describe, expect, test } from "vitest";
import { hoursFor, onDay, placeOnDay, spanOf, within, without } from "./grid.ts";
import { weekOf, type Day } from "./week.ts";

const at = (time: string, minutes: number) => ({
  startsAt: new Date(`2027-01-04T${time}:00+05:30`),
  minutes,
});
const [monday, tuesday] = weekOf(new Date("2027-01-04T12:00:00Z")).days as [Day, Day];
const lanes = (...items: ReturnType<typeof at>[]) =>
  placeOnDay(items, monday).map(({ lane, lanes }) => `${lane + 1} of ${lanes}`);

describe("a time's span", () => {
  test.each([
    ["17:00", 60, 17 * 60, 18 * 60],
    ["17:10", 40, 17 * 60, 18 * 60],
    ["17:20", 45, 17 * 60 + 15, 18 * 60 + 15],
    ["17:00", 10, 17 * 60, 17 * 60 + 30],
    ["23:30", 60, 23 * 60 + 30, 24 * 60],
  ])("of %s for %i minutes", (time, minutes, from, to) => {
    expect(spanOf(at(time, minutes), monday)).toEqual({ from, to });
  });

  test.each([
    ["23:15", 90, 0, 45],
    ["23:30", 40, 0, 30],
    ["20:00", 480, 0, 240],
  ])("of %s for %i minutes on the day after", (time, minutes, from, to) => {
    expect(spanOf(at(time, minutes), tuesday)).toEqual({ from, to });
  });
});

describe("lanes", () => {
  test("one after the other, all are as wide as the day", () => {
    expect(lanes(at("17:00", 60), at("18:00", 45), at("18:45", 60))).toEqual([
      "1 of 1",
      "1 of 1",
      "1 of 1",
    ]);
  });

  test("two at once stand side by side, and the next one is as wide as the day again", () => {
    expect(lanes(at("17:00", 60), at("17:30", 60), at("18:30", 30))).toEqual([
      "1 of 2",
      "2 of 2",
      "1 of 1",
    ]);
  });

  test("a chain of overlaps uses a lane again that is free", () => {
    expect(lanes(at("17:00", 60), at("17:30", 60), at("18:00", 60), at("18:15", 30))).toEqual([
      "1 of 3",
      "2 of 3",
      "1 of 3",
      "3 of 3",
    ]);
  });
});

test("a day has what lies on it, also with its end only, soonest first", () => {
  const items = [at("23:30", 60), at("00:00", 60), at("23:00", 60)];
  expect(onDay(items, monday)).toEqual([items[1], items[2], items[0]]);
  expect(onDay(items, tuesday)).toEqual([items[0]]);
});

test("Sunday night lies in the next week too", () => {
  const sunday = { startsAt: new Date("2027-01-03T23:15:00+05:30"), minutes: 90 };
  expect(placeOnDay(onDay([sunday], monday), monday)).toMatchObject([
    { from: 0, to: 45, lane: 0, lanes: 1 },
  ]);
});

describe("the hours of a table", () => {
  test.each([
    [[], 7, 21],
    [[{ from: 17 * 60 + 30, to: 21 * 60 + 15 }], 17, 22],
    [
      [
        { from: 6 * 60, to: 7 * 60 },
        { from: 1200, to: 1260 },
      ],
      6,
      21,
    ],
    [[{ from: 17 * 60, to: 18 * 60 }], 17, 22],
    [[{ from: 23 * 60, to: 24 * 60 }], 19, 24],
  ])("for %j", (spans, from, to) => expect(hoursFor(spans)).toEqual({ from, to }));
});

describe("parts of a day", () => {
  const day = [{ from: 600, to: 1200 }];

  test("lose what is taken", () => {
    expect(without(day, [])).toEqual(day);
    expect(
      without(day, [
        { from: 500, to: 660 },
        { from: 700, to: 760 },
      ]),
    ).toEqual([
      { from: 660, to: 700 },
      { from: 760, to: 1200 },
    ]);
    expect(without(day, [{ from: 0, to: 1440 }])).toEqual([]);
  });

  test("are cut to a frame", () => {
    expect(within(day, { from: 540, to: 630 })).toEqual([{ from: 600, to: 630 }]);
    expect(within(day, { from: 1200, to: 1260 })).toEqual([]);
  });
});
