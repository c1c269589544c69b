import { describe, expect, test } from "vitest";
import {
  canReport,
  checkReport,
  emptyReport,
  homeworkStates,
  isSameReport,
  reportDays,
  reportEditDays,
  reportLimits,
  toReport,
  toReportInput,
  type ReportInput,
} from "./report.ts";
import { day } from "#domain/shared/durations.ts";

const lesson = { startsAt: Date.parse("2027-03-01T17:30:00+05:30"), minutes: 60 };
const empty = toReportInput(emptyReport);
const valid: ReportInput = { ...empty, covered: ["Circles"] };
const letters = (count: number) => "a".repeat(count);

describe("a valid report", () => {
  test.each<[string, Partial<ReportInput>]>([
    ["names a chapter", {}],
    ["or says in other words what was covered", { covered: [], coveredOther: "Revision" }],
    ["names the chapter of a stale page", { covered: ["A chapter that is gone"] }],
    ["has a degree", { understanding: "4" }],
    ["has texts at their limits", { wentWell: ` ${letters(reportLimits.wentWell)} ` }],
    ["has homework without a day", { homework: "Exercise 5" }],
    ["has homework for the lesson's day", { homework: "E", homeworkUntil: "2027-03-01" }],
    ["has a suggested day and no homework", { homeworkUntil: "nonsense" }],
    ...homeworkStates.map((lastHomework): [string, Partial<ReportInput>] => [
      `says of the last homework: ${lastHomework}`,
      { lastHomework },
    ]),
  ])("%s", (_, changed) => {
    expect(checkReport({ ...valid, ...changed }, lesson)).toBeNull();
  });
});

describe("the first problem of", () => {
  const chapters = Array.from({ length: reportLimits.chapters + 1 }, (_, place) => `C${place}`);
  test.each<[Partial<ReportInput>, string, string]>([
    [{ covered: [] }, "covered-missing", "covered"],
    [{ covered: [" "], coveredOther: "\n" }, "covered-missing", "covered"],
    [{ covered: chapters }, "report-too-long", "covered"],
    [{ covered: [letters(reportLimits.chapter + 1)] }, "report-too-long", "covered"],
    [{ coveredOther: letters(reportLimits.coveredOther + 1) }, "report-too-long", "coveredOther"],
    [{ understanding: "5" }, "degree-invalid", "understanding"],
    [{ understanding: "0" }, "degree-invalid", "understanding"],
    [{ understanding: "1.0" }, "degree-invalid", "understanding"],
    [{ wentWell: letters(reportLimits.wentWell + 1) }, "report-too-long", "wentWell"],
    [{ toPractise: letters(reportLimits.toPractise + 1) }, "report-too-long", "toPractise"],
    [{ homework: letters(reportLimits.homework + 1) }, "report-too-long", "homework"],
    [{ homework: "E", homeworkUntil: "2027-02-30" }, "until-invalid", "homeworkUntil"],
    [{ homework: "E", homeworkUntil: "2027-02-28" }, "until-past", "homeworkUntil"],
    [{ lastHomework: "yes" }, "homework-invalid", "lastHomework"],
    [{ covered: [], understanding: "9", lastHomework: "9" }, "covered-missing", "covered"],
    [{ understanding: "9", wentWell: letters(2000) }, "degree-invalid", "understanding"],
  ])("%j", (changed, problem, field) => {
    expect(checkReport({ ...valid, ...changed }, lesson)).toEqual({ problem, field });
  });
});

test("what is stored is trimmed, names each chapter once and has no day without homework", () => {
  const input = {
    covered: ["Circles ", "Circles", "", "Tangents"],
    coveredOther: " Revision\n",
    wentWell: " Proofs ",
    toPractise: "",
    homework: " ",
    homeworkUntil: "2027-03-08",
    understanding: "2",
    lastHomework: "partly",
  };
  expect(toReport(input)).toEqual({
    covered: ["Circles", "Tangents"],
    coveredOther: "Revision",
    wentWell: "Proofs",
    toPractise: "",
    homework: "",
    homeworkUntil: null,
    understanding: 2,
    lastHomework: "partly",
  });
});

test("the form of a stored report gives the same report, and any other word another one", () => {
  const report = toReport({
    covered: ["A"],
    coveredOther: "B",
    wentWell: "C",
    toPractise: "D",
    homework: "E",
    homeworkUntil: "2027-03-08",
    understanding: "3",
    lastHomework: "not",
  });
  expect(toReport(toReportInput(report))).toEqual(report);
  expect(isSameReport(report, { ...report, covered: ["A"] })).toBe(true);
  const others = { ...toReport(valid), covered: ["Z"], coveredOther: "Z", wentWell: "Z" };
  const more = { ...others, toPractise: "Z", homework: "Z", homeworkUntil: "2027-03-09" };
  const changed = { ...more, understanding: 1, lastHomework: "done" } as const;
  for (const field of Object.keys(report) as (keyof typeof report)[]) {
    expect(isSameReport(report, { ...report, [field]: changed[field] }), field).toBe(false);
  }
});

describe("a report can be sent or changed", () => {
  const end = lesson.startsAt + 60 * 60_000;
  const sent = end + 2 * day;
  const edited = sent + reportEditDays * day;
  test.each([
    ["not before the end", true, null, end - 1, false],
    ["from the end on", true, null, end, true],
    ["for a month", true, null, end + reportDays * day - 1, true],
    ["and no longer", true, null, end + reportDays * day, false],
    ["not if it was not held", false, null, end, false],
    ["after it was sent, for a week", true, sent, edited - 1, true],
    ["also after the month", true, end + 29 * day, end + 33 * day, true],
    ["and no longer then", true, sent, edited, false],
    ["not if it was not held after all", false, sent, sent, false],
  ])("%s", (_, isHeld, sentAt, now, can) => {
    expect(canReport({ ...lesson, isHeld, sentAt }, now)).toBe(can);
  });
});
