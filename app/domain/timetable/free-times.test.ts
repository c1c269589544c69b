import { timeOffSpan, wholeDays } from "./week/days.ts";
import { describe, expect, test } from "vitest";
import { areApart, pairOf, firstOfPlace, placesIn, placeValue, readPlace } from "./free-times.ts";

describe("placesIn", () => {
  const [monday, wednesday] = [1080, 2 * 1440 + 1080];

  test("offers each day before a second time of one, in the week's order", () => {
    const ranges = [
      [monday, monday + 150],
      [wednesday, wednesday + 120],
    ] as const;
    expect(placesIn(ranges, 60, 3)).toEqual([
      { weekday: 1, startMinute: 1080 },
      { weekday: 1, startMinute: 1140 },
      { weekday: 3, startMinute: 1080 },
    ]);
    expect(placesIn(ranges, 60, 2).map(({ weekday }) => weekday)).toEqual([1, 3]);
  });

  test("offers nothing where no lesson fits", () => {
    expect(placesIn([[monday, monday + 45]], 60, 3)).toEqual([]);
  });
});

test("a place survives a form", () => {
  const place = { weekday: 7, startMinute: 1425 };
  expect(readPlace(placeValue(place))).toEqual(place);
});

test.each(["", "8-0", "0-0", "1-1440", "1-7", "1-", "1-15 ", "one-15"])(
  "%j is no place",
  (text) => {
    expect(readPlace(text)).toBeNull();
  },
);

describe("firstOfPlace", () => {
  // A Monday, 10:00 in India.
  const now = new Date("2026-11-23T04:30:00Z");
  const none = { timeOff: [], holidays: [] };
  const first = (weekday: number, facts: Partial<Parameters<typeof firstOfPlace>[3]> = {}) =>
    firstOfPlace({ weekday, startMinute: 1080 }, 60, now, { ...none, ...facts }).toISOString();

  test("is the next one that begins tomorrow or later", () => {
    expect(first(2)).toBe("2026-11-24T12:30:00.000Z");
    expect(first(7)).toBe("2026-11-29T12:30:00.000Z");
    expect(first(1)).toBe("2026-11-30T12:30:00.000Z");
  });

  test("skips holidays and time off", () => {
    const holidays = [{ day: "2026-11-24", name: "Karthika Purnima" }];
    const timeOff = [timeOffSpan(wholeDays("2026-11-30", "2026-12-01"))];
    expect(first(2, { holidays })).toBe("2026-12-01T12:30:00.000Z");
    expect(first(2, { holidays, timeOff })).toBe("2026-12-08T12:30:00.000Z");
  });

  test("skips time off at its hours, also with its end only", () => {
    const off = (fromTime: string, untilTime: string) => ({
      timeOff: [timeOffSpan({ ...wholeDays("2026-11-24"), fromTime, untilTime })],
    });
    expect(first(2, off("18:59", "20:00"))).toBe("2026-12-01T12:30:00.000Z");
    expect(first(2, off("19:00", "20:00"))).toBe("2026-11-24T12:30:00.000Z");
    expect(first(2, off("08:00", "18:00"))).toBe("2026-11-24T12:30:00.000Z");
  });

  test("is the next one all the same where none of the next weeks is free", () => {
    const timeOff = [timeOffSpan(wholeDays("2026-11-01", "2027-11-01"))];
    expect(first(2, { timeOff })).toBe("2026-11-24T12:30:00.000Z");
  });
});

test.each([
  [
    "an hour apart",
    [
      [1, 1080],
      [1, 1140],
    ],
    true,
  ],
  [
    "too near each other",
    [
      [1, 1080],
      [1, 1095],
    ],
    false,
  ],
  [
    "the same",
    [
      [3, 600],
      [3, 600],
    ],
    false,
  ],
  [
    "Sunday night into Monday",
    [
      [7, 1425],
      [1, 0],
    ],
    false,
  ],
  ["alone", [[7, 1425]], true],
] as const)("weekly places %s are apart: %s", (_, places, areThey) => {
  const at = places.map(([weekday, startMinute]) => ({ weekday, startMinute }));
  expect(areApart(at, 60)).toBe(areThey);
});

test("a pair is of different days", () => {
  const at = (weekday: number, startMinute: number) => ({ weekday, startMinute });
  expect(pairOf([at(1, 1080), at(1, 1140), at(3, 1080)])).toEqual([at(1, 1080), at(3, 1080)]);
  expect(pairOf([at(1, 1080), at(1, 1140)])).toBeNull();
  expect(pairOf([])).toBeNull();
});
