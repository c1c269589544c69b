import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isCounted,
  measures,
  parseMeasure,
  reportState,
  type CountedLesson,
  type Measure,
} from "./quality.ts";
import { standings, type Standing } from "./settlement.ts";
import { hour } from "#domain/shared/durations.ts";
const endsAt = Date.parse("2026-11-20T13:00:00Z");

describe("the report of a lesson", () => {
  test.each<[Standing, reported: number | null, now: number, "missing" | "late" | null]>([
    ["held", null, 47.9, null],
    ["held", null, 48, "missing"],
    ["held", null, 1000, "missing"],
    ["held", 0, 1, null],
    ["held", 24, 48, null],
    ["held", 24.1, 48, "late"],
    ["held", 60, 61, "late"],
    ["student-missed", null, 1000, null],
    ["tutor-missed", null, 1000, null],
    ["disputed", null, 1000, null],
    ["unsettled", null, 1000, null],
    ["cancelled-late", 60, 1000, null],
  ])("%s, sent after %s hours, seen after %s: %s", (standing, reported, now, expected) => {
    const reportedAt = reported === null ? null : endsAt + reported * hour;
    expect(reportState({ standing, endsAt, reportedAt }, endsAt + now * hour)).toBe(expected);
  });
});

const lessons = fc.record<CountedLesson>({
  standing: fc.constantFrom(...standings),
  endsAt: fc.constant(endsAt),
  reportedAt: fc.option(fc.integer({ min: 0, max: 100 }).map((after) => endsAt + after * hour)),
  wasDisputed: fc.boolean(),
});

test("each lesson is counted once by how it stands, and its report at most once", () => {
  const byStanding: Measure[] = [
    "held",
    "student-missed",
    "tutor-missed",
    "cancelled-late",
    "unsettled",
  ];
  fc.assert(
    fc.property(lessons, fc.integer({ min: 0, max: 200 }), (lesson, after) => {
      const now = endsAt + after * hour;
      const counted = measures.filter((measure) => isCounted(measure, lesson, now));
      // Nobody's lesson to settle is late in its first two days.
      const isRecent = lesson.standing === "unsettled" && after < 48;
      const known = !isRecent && byStanding.some((measure) => measure === lesson.standing);
      expect(counted.filter((measure) => byStanding.includes(measure))).toEqual(
        known ? [lesson.standing] : [],
      );
      const reports = counted.filter((measure) => measure.startsWith("reports"));
      expect(reports.length).toBeLessThanOrEqual(lesson.standing === "held" ? 1 : 0);
      expect(counted.includes("disputes")).toBe(lesson.wasDisputed);
    }),
  );
});

test("only the measures are read from an address", () => {
  expect(measures.map(parseMeasure)).toEqual([...measures]);
  for (const text of [null, "", "planned", "Held"]) expect(parseMeasure(text)).toBeNull();
});
