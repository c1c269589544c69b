import { expect, test } from "vitest";
import { countInMeasure, dayMeasures, isEvening, isInMeasure, type DayFacts } from "./day.ts";
import { standings } from "./settlement.ts";

const measuresOf = (lesson: DayFacts) =>
  dayMeasures.filter((measure) => isInMeasure(measure, lesson));

test.each([
  ["planned", ["planned"]],
  ["held", ["planned", "held"]],
  ["student-missed", ["planned", "missed"]],
  ["tutor-missed", ["planned", "missed"]],
  ["unsettled", ["planned", "unsettled"]],
  ["disputed", ["planned", "disputed"]],
] as const)("a lesson that is %s is in %j", (standing, expected) => {
  expect(measuresOf({ standing, hasLink: true, hasTutor: true })).toEqual(expected);
});

test("a link and a tutor are missed until a lesson is over", () => {
  for (const standing of standings) {
    const missed = measuresOf({ standing, hasLink: false, hasTutor: false }).filter((measure) =>
      measure.startsWith("without"),
    );
    expect([standing, missed.length]).toEqual([standing, standing === "planned" ? 2 : 0]);
  }
});

test("lessons that are alike are counted together", () => {
  const alike = { standing: "held", hasLink: true, hasTutor: true } as const;
  const groups = [
    { ...alike, lessons: 9 },
    { ...alike, hasLink: false, lessons: 2 },
    { ...alike, standing: "planned" as const, lessons: 3 },
  ];
  expect(countInMeasure("planned", groups)).toBe(14);
  expect(countInMeasure("held", groups)).toBe(11);
  expect(countInMeasure("disputed", [])).toBe(0);
});

test.each([
  ["2026-11-26T19:59:59+05:30", false],
  ["2026-11-26T20:00:00+05:30", true],
  ["2026-11-26T23:59:59+05:30", true],
  ["2026-11-27T00:00:00+05:30", false],
])("%s is in the evening: %s", (at, expected) => {
  expect(isEvening(new Date(at))).toBe(expected);
});
