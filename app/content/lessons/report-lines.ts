import { nameDatedDay } from "#domain/shared/dates.ts";
import type { ChapterContext } from "#domain/teaching/syllabus.ts";
import { chapterName } from "#content/teaching/syllabus/names/all.ts";
import type { Report } from "#domain/lessons/report.ts";
import { homeworkWords, reportLabels, understandingWords } from "./report-words.ts";

/** A report with what its chapters are called. */
export type NamedReport = Report & ChapterContext;

/** What was covered, on one line. */
export function coveredText(report: NamedReport): string {
  const { covered, coveredOther } = report;
  const names = covered.map((chapter) => chapterName(chapter, report));
  return [...names, ...(coveredOther ? [coveredOther] : [])].join(", ");
}

/** A part of a report with its label; `isLong` for text that a tutor has written. */
export interface ReportLine {
  label: string;
  text: string;
  isLong: boolean;
}

/** What a report says, in the order in which it is read; parts that are empty are left out. */
export function reportLines(report: NamedReport, now: Date): ReportLine[] {
  const { understanding, lastHomework, homeworkUntil } = report;
  const lines: [string, string | null, boolean][] = [
    [reportLabels.covered, coveredText(report), false],
    [reportLabels.understanding, understanding && understandingWords[understanding], false],
    [reportLabels.wentWell, report.wentWell, true],
    [reportLabels.toPractise, report.toPractise, true],
    [reportLabels.homework, report.homework, true],
    [reportLabels.homeworkUntil, homeworkUntil && nameDatedDay(homeworkUntil, now), false],
    [reportLabels.lastHomework, lastHomework && homeworkWords[lastHomework], false],
  ];
  return lines.flatMap(([label, text, isLong]) => (text ? [{ label, text, isLong }] : []));
}
