import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, isMonth, monthName, monthOf, startOfMonth } from "./months.ts";
import { progressSpan } from "./progress-span.ts";
import {
  countHomework,
  mapChapters,
  monthsOfProgress,
  shownStandings,
  type ProgressLesson,
  type ProgressReport,
} from "./progress.ts";
import { homeworkStates } from "./report.ts";
import { standings } from "./settlement.ts";

const course = { classId: "class-10", subjectId: "physics" } as const;
const report: ProgressReport = {
  ...course,
  lessonId: "a",
  startsAt: Date.parse("2026-11-05T12:00:00Z"),
  covered: [],
  ownNames: null,
  coveredOther: "",
  understanding: null,
  lastHomework: null,
};

test.each([
  ["2026-11", true],
  ["2026-00", false],
  ["2026-13", false],
  ["2026-1", false],
  ["1926-11", false],
  ["2026-11-01", false],
  ["", false],
])("%j is a month: %s", (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-11", -11, "2025-12"],
  ["2028-02", 12, "2029-02"],
])("%s and %i months is %s", (month, number, other) => {
  expect(addMonths(month, number)).toBe(other);
});

test("a month begins at midnight in India, and has a name", () => {
  expect(startOfMonth("2027-01").toISOString()).toBe("2026-12-31T18:30:00.000Z");
  expect(monthOf(startOfMonth("2027-01").getTime() - 1)).toBe("2026-12");
  expect(monthName("2027-01")).toBe("January 2027");
});

// Already December in India.
const now = new Date("2026-11-30T20:00:00Z");

test.each([
  [{ month: null, until: null }, "2026-01", "2026-12", false],
  [{ month: "2026-02", until: null }, "2026-02", "2026-02", true],
  [{ month: "2026-02", until: "2025-06" }, "2026-02", "2026-02", true],
  [{ month: null, until: "2025-06" }, "2024-07", "2025-06", false],
  [{ month: "soon", until: "2025-6" }, "2026-01", "2026-12", false],
])("the address %j asks for %s to %s", (asked, first, last, isSingle) => {
  const span = progressSpan(asked, now);
  expect(span).toMatchObject({ first, last, isMonth: isSingle });
  expect(monthOf(span.from.getTime())).toBe(first);
  expect(monthOf(span.until.getTime() - 1)).toBe(last);
  expect(monthOf(span.until.getTime())).toBe(addMonths(last, 1));
});

test.each([
  ["nothing covered", ["A", "B"], [], ["A -", "B -"], []],
  ["one of two", ["A", "B"], ["B"], ["A -", "B +"], []],
  ["another case", ["Real numbers"], ["REAL NUMBERS"], ["Real numbers +"], []],
  ["a name that the list has no more", ["A"], ["Old", "A", "old"], ["A +"], ["Old"]],
  ["no list", [], ["Anything"], [], ["Anything"]],
  ["composed letters", ["caf\u00e9"], ["cafe\u0301"], ["caf\u00e9 +"], []],
])("the map of chapters: %s", (_, list, covered, expected, also) => {
  const map = mapChapters(list, covered);
  expect(map.chapters.map(({ name, isCovered }) => `${name} ${isCovered ? "+" : "-"}`)).toEqual(
    expected,
  );
  expect(map.also).toEqual(also);
  expect(map.covered).toBe(expected.filter((text) => text.endsWith("+")).length);
});

test("homework that no report speaks of is not counted", () => {
  const reports = (["done", null, "not", "done"] as const).map((lastHomework) => ({
    ...report,
    lastHomework,
  }));
  expect(countHomework(reports)).toEqual({ done: 2, partly: 0, not: 1 });
});

test("a month with nothing to show is none; a report or a mark alone is", () => {
  const at = Date.parse("2026-09-05T12:00:00Z");
  const lesson = { id: "l", course, startsAt: at };
  const lessons = (["planned", "cancelled"] as const).map((standing) => ({ ...lesson, standing }));
  expect(monthsOfProgress({ lessons, reports: [], marks: [] })).toEqual([]);
  const marks = [{ ...course, title: "Test", at, mark: 17.5, outOf: 20 }];
  const months = monthsOfProgress({ lessons, reports: [report], marks });
  expect(months.map(({ month }) => month)).toEqual(["2026-11", "2026-09"]);
  expect(months[1]?.counts.held).toBe(0);
});

const start = Date.parse("2026-06-30T18:30:00Z");
const moment = fc.integer({ min: -200 * 86_400, max: 200 * 86_400 }).map((s) => start + s * 1000);
const lessonOf = fc.record<ProgressLesson>({
  id: fc.uuid(),
  course: fc.constantFrom(course, null),
  startsAt: moment,
  standing: fc.constantFrom(...standings),
});
const reportOf = fc.record<ProgressReport>({
  ...(Object.fromEntries(
    Object.entries(report).map(([key, value]) => [key, fc.constant(value)]),
  ) as never as { [Key in keyof ProgressReport]: fc.Arbitrary<ProgressReport[Key]> }),
  startsAt: moment,
  lastHomework: fc.constantFrom(...homeworkStates, null),
});

test("the sums of all months are those of the lessons and the reports", () => {
  fc.assert(
    fc.property(
      fc.array(lessonOf, { maxLength: 60 }),
      fc.array(reportOf, { maxLength: 40 }),
      (lessons, reports) => {
        const months = monthsOfProgress({ lessons, reports, marks: [] });
        const names = months.map(({ month }) => month);
        expect(names).toEqual([...new Set(names)].toSorted().toReversed());
        for (const standing of shownStandings) {
          const sum = months.reduce((total, { counts }) => total + counts[standing], 0);
          expect(sum).toBe(lessons.filter((lesson) => lesson.standing === standing).length);
        }
        expect(months.flatMap((month) => month.reports)).toHaveLength(reports.length);
        for (const state of homeworkStates) {
          const sum = months.reduce((total, { homework }) => total + homework[state], 0);
          expect(sum).toBe(countHomework(reports)[state]);
        }
        for (const { month, lessons: own, reports: ofMonth } of months) {
          const starts = own.map(({ startsAt }) => startsAt);
          expect(starts).toEqual(starts.toSorted((a, b) => a - b));
          expect([...own, ...ofMonth].every(({ startsAt }) => monthOf(startsAt) === month)).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});
