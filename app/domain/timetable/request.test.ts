import { describe, expect, test } from "vitest";
import {
  checkRequest,
  endOfRequest,
  offeredTimes,
  pickOffered,
  reasonLength,
  requestEnd,
  wantedStart,
} from "./request.ts";
import { hour } from "#domain/shared/durations.ts";
const now = new Date("2026-11-20T06:30:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

describe("a request ends", () => {
  test.each([
    ["two days later", 100, 120, 48],
    ["an hour before the lesson", 10, 30, 9],
    ["an hour before the wanted time", 40, 20, 19],
    ["at once for a lesson within the hour", 0.5, 30, -0.5],
  ])("%s", (_, lesson, wanted, end) => {
    expect(requestEnd(now, inHours(lesson), inHours(wanted))).toEqual(inHours(end));
  });

  test("an hour before the lesson that is to be cancelled", () => {
    expect(requestEnd(now, inHours(10), null)).toEqual(inHours(9));
  });

  test.each([
    ["waits until then", null, 1, null],
    ["has expired at that moment", null, 0, "expired"],
    ["keeps its answer afterwards", "declined", -1, "declined"],
    ["keeps its answer before", "withdrawn", 1, "withdrawn"],
  ] as const)("and %s", (_, answer, hours, end) => {
    expect(endOfRequest({ answer, expiresAt: inHours(hours) }, now)).toBe(end);
  });
});

describe("the form", () => {
  const empty = { kind: "", reason: "", startsAt: "", date: "", time: "" };
  test.each([
    ["nothing", {}, "date-missing"],
    ["a date only", { date: "2026-12-01" }, "date-missing"],
    ["a day that does not exist", { date: "2026-02-30", time: "17:30" }, "date-invalid"],
    ["a time pressed by nobody", { startsAt: "soon" }, "date-invalid"],
    ["a long reason", { kind: "cancel", reason: "x".repeat(reasonLength + 1) }, "reason-too-long"],
    ["a cancellation", { kind: "cancel" }, null],
    ["a free time", { startsAt: "2026-12-01T12:00:00.000Z" }, null],
    ["a typed time", { date: "2026-12-01", time: "17:30" }, null],
  ])("with %s: %s", (_, typed, problem) => {
    expect(checkRequest({ ...empty, ...typed })).toBe(problem);
  });

  test("a typed time is India's, and a pressed one wins", () => {
    const typed = { ...empty, date: "2026-12-01", time: "17:30" };
    expect(wantedStart(typed)).toEqual(new Date("2026-12-01T12:00:00Z"));
    const pressed = { ...typed, startsAt: "2026-12-02T12:00:00.000Z" };
    expect(wantedStart(pressed)).toEqual(new Date("2026-12-02T12:00:00Z"));
  });
});

describe("of the free times are offered", () => {
  const quarters = (from: number, to: number) =>
    Array.from({ length: (to - from) * 4 }, (_, at) => inHours(from + at / 4));

  test("on each near day the one nearest to the lesson's time of day, soonest first", () => {
    const lesson = inHours(72);
    const offered = pickOffered(quarters(0, 240), lesson, inHours(2));
    expect(offered).toHaveLength(offeredTimes);
    expect(offered).toContainEqual(inHours(48));
    expect(offered).toContainEqual(inHours(96));
    expect(offered).not.toContainEqual(lesson);
    expect(offered).toEqual(offered.toSorted((one, other) => one.getTime() - other.getTime()));
  });

  test("none too soon", () => {
    expect(pickOffered(quarters(0, 3), inHours(5), inHours(2))).toEqual([inHours(2.75)]);
    expect(pickOffered([], inHours(5), now)).toEqual([]);
  });
});
