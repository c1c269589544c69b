import { describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import type { LessonTime } from "./series.ts";
import { applyChoices, haveOverlap, markOfPreview, readChoice } from "./series-preview.ts";

const at = (day: number, time = "18:00") =>
  parseIndiaDateTime(`2027-01-${String(day).padStart(2, "0")}`, time) ?? new Date(Number.NaN);
const lesson = (day: number, time?: string): LessonTime => ({
  startsAt: at(day, time),
  minutes: 60,
});

const wanted = [lesson(4), lesson(11), lesson(18)];

describe("the choices of a preview", () => {
  test("are skip, keep or a time; anything else is none", () => {
    expect(readChoice("skip")).toBe("skip");
    expect(readChoice("keep")).toBe("keep");
    expect(readChoice(String(at(4).getTime()))).toEqual(at(4));
    for (const text of ["", "Skip", "-1", "1e12", "999999999999999999"]) {
      expect(readChoice(text)).toBeNull();
    }
  });

  test("leave out what has an issue, unless it is moved, or kept on a day off", () => {
    const issues = [
      { index: 0, kind: "taken" as const },
      { index: 2, kind: "holiday" as const },
    ];
    const choose = (choice: ReturnType<typeof readChoice>) => {
      const { lessons, skipped } = applyChoices(wanted, issues, () => choice);
      return { starts: lessons.map(({ startsAt }) => startsAt), skipped };
    };
    expect(choose(null)).toEqual({ starts: [at(11)], skipped: [at(4), at(18)] });
    expect(choose("skip")).toEqual(choose(null));
    expect(choose("keep")).toEqual({ starts: [at(11), at(18)], skipped: [at(4)] });
    expect(choose(at(20))).toEqual({ starts: [at(20), at(11), at(20)], skipped: [] });
  });

  test("are asked only about lessons with an issue", () => {
    expect(applyChoices(wanted, [], () => "skip").lessons).toHaveLength(3);
  });

  test("keep a moved lesson's place in the series", () => {
    const { lessons } = applyChoices(wanted, [{ index: 1, kind: "taken" }], () => at(12));
    expect(lessons[1]).toEqual({ startsAt: at(12), minutes: 60, seriesStart: at(11) });
  });
});

test("lessons that only touch do not overlap", () => {
  expect(haveOverlap([lesson(4, "19:00"), lesson(4, "18:00")])).toBe(false);
  expect(haveOverlap([lesson(4, "18:59"), lesson(4, "18:00")])).toBe(true);
});

test("the mark of a preview is another one for other times or issues", () => {
  const rule = {
    times: [{ weekday: 1, startMinute: 1080, minutes: 60 }],
    firstDay: "2027-01-04",
    lastDay: null,
  };
  const marks = [
    markOfPreview(rule, []),
    markOfPreview({ ...rule, lastDay: "2027-02-04" }, []),
    markOfPreview({ ...rule, times: [{ weekday: 1, startMinute: 1080, minutes: 45 }] }, []),
    markOfPreview(rule, [{ index: 0, kind: "taken" }]),
    markOfPreview(rule, [{ index: 0, kind: "holiday" }]),
  ];
  expect(new Set(marks).size).toBe(marks.length);
});
