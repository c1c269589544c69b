import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { checkSeries, toSeries, type SeriesInput } from "./series-form.ts";

const now = parseIndiaDateTime("2026-11-23", "12:00") ?? new Date();

const good: SeriesInput = {
  title: "గణితం",
  description: "ప్రతి వారం",
  url: "https://meet.example.com/lakshmi",
  days: ["1", "4"],
  time: "18:00",
  dayTimes: {},
  minutes: "60",
  firstDay: "2026-11-23",
  lastDay: "",
  lessons: "",
};

test("an open series, one with a last day and one with a number of lessons are valid", () => {
  expect(checkSeries(good, now)).toBeNull();
  expect(checkSeries({ ...good, lastDay: "2027-03-31" }, now)).toBeNull();
  expect(checkSeries({ ...good, lessons: "24" }, now)).toBeNull();
});

// From first to last, as the form is checked.
const problems: [Partial<SeriesInput>, problem: string, field: string][] = [
  [{ title: " " }, "required-missing", "title"],
  [{ url: "" }, "url-missing", "url"],
  [{ url: "javascript:x" }, "url-invalid", "url"],
  [{ firstDay: "" }, "date-missing", "firstDay"],
  [{ time: "" }, "date-missing", "time"],
  [{ firstDay: "2026-02-30" }, "date-invalid", "firstDay"],
  [{ time: "6 PM" }, "date-invalid", "time"],
  [{ title: "x".repeat(201) }, "too-long", "title"],
  [{ minutes: "5" }, "length-invalid", "minutes"],
  [{ days: [] }, "days-missing", "days"],
  [{ days: ["8", "x"] }, "days-missing", "days"],
  [{ firstDay: "2026-11-22" }, "day-past", "firstDay"],
  [{ firstDay: "2028-11-22" }, "day-far", "firstDay"],
  [{ lastDay: "2027-01-01", lessons: "5" }, "two-ends", "lessons"],
  [{ lastDay: "tomorrow" }, "last-day-invalid", "lastDay"],
  [{ lastDay: "2026-11-22" }, "last-day-first", "lastDay"],
  [{ lastDay: "2036-11-22" }, "day-far", "lastDay"],
  [{ lessons: "0" }, "count-invalid", "lessons"],
  [{ lessons: "many" }, "count-invalid", "lessons"],
  [{ lessons: "301" }, "count-invalid", "lessons"],
  [{ dayTimes: { "4": "25:00" } }, "day-time-invalid", "time-4"],
  [
    { days: ["1", "2"], dayTimes: { "1": "23:00" }, time: "00:30", minutes: "120" },
    "lessons-overlap",
    "days",
  ],
  [{ days: ["7"], lastDay: "2026-11-24" }, "no-lessons", "lastDay"],
];

test.each(problems)("%o is the problem %s of %s", (change, problem, field) => {
  expect(checkSeries({ ...good, ...change }, now)).toEqual({ problem, field });
});

test("of two problems the earlier one is reported", () => {
  const places = fc.nat({ max: problems.length - 1 });
  fc.assert(
    fc.property(places, places, (one, other) => {
      const [change, problem] = problems[Math.min(one, other)] ?? [{}, ""];
      const [more] = problems[Math.max(one, other)] ?? [{}];
      // Only problems of inputs that are independent of each other can occur together.
      const groups: Record<string, string> = { lessons: "lastDay", dayTimes: "days" };
      const inputs = [...Object.keys(change), ...Object.keys(more)].map(
        (name) => groups[name] ?? name,
      );
      fc.pre(new Set(inputs).size === inputs.length);
      expect(checkSeries({ ...good, ...more, ...change }, now)?.problem).toBe(problem);
    }),
  );
});

test("any text is answered, never thrown", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("0000-01-01", "9999-12-31", "24:00"));
  const forms = fc.record<SeriesInput>({
    title: fc.constant("x"),
    description: fc.constant("x"),
    url: fc.constant("https://a.in"),
    days: fc.array(fc.oneof(text, fc.constantFrom("1", "7", "valueOf", "__proto__"))),
    time: fc.oneof(text, fc.constant("18:00")),
    dayTimes: fc.dictionary(fc.constantFrom("1", "7", "__proto__"), text),
    minutes: fc.oneof(text, fc.constant("")),
    firstDay: fc.oneof(text, fc.constant("2026-12-01")),
    lastDay: fc.oneof(text, fc.constant("")),
    lessons: fc.oneof(text, fc.constant("")),
  });
  fc.assert(fc.property(forms, (form) => checkSeries(form, now) === null || true));
});

describe("a valid form", () => {
  test("has a time for each day, another one where it is given, and the length of all", () => {
    const { rule, content } = toSeries(
      { ...good, days: ["4", "1"], dayTimes: { "4": "17:30" }, minutes: "45" },
      now,
    );
    expect(rule).toEqual({
      times: [
        { weekday: 1, startMinute: 1080, minutes: 45 },
        { weekday: 4, startMinute: 1050, minutes: 45 },
      ],
      firstDay: "2026-11-23",
      lastDay: null,
    });
    expect(content).toMatchObject({ title: good.title, url: good.url, minutes: 45 });
  });

  test("needs no common time where each day has its own", () => {
    const own = { ...good, time: "", dayTimes: { "1": "18:00", "4": "17:00" } };
    expect(checkSeries(own, now)).toBeNull();
  });

  test("begins after a lesson of today that has begun, and still has all its lessons", () => {
    const morning = { ...good, days: ["1"], time: "09:00", lessons: "2" };
    expect(toSeries(morning, now).rule).toMatchObject({
      firstDay: "2026-11-24",
      lastDay: "2026-12-07",
    });
  });
});
