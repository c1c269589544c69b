import { homeworkWords, reportLabels, understandingWords } from "#content/lessons/report-words.ts";
import { chapterName } from "#content/teaching/syllabus/names/all.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { monthName } from "#domain/lessons/months.ts";
import {
  courseKey,
  shownStandings,
  type Course,
  type MonthOfProgress,
  type ProgressReport,
} from "#domain/lessons/progress.ts";
import { degrees, homeworkStates } from "#domain/lessons/report.ts";
import { messages } from "./messages.ts";

interface Shown {
  isOwn: boolean;
  path: string;
  /** Whether the page shows this month alone, with each lesson. */
  isMonth: boolean;
}

/** A month in words. */
export function describeMonth(month: MonthOfProgress, { isOwn, path, isMonth }: Shown) {
  const name = monthName(month.month);
  return {
    month: month.month,
    name,
    open: isMonth ? null : { to: `${path}?month=${month.month}`, text: messages.open(name) },
    counts: describeCounts(month, isOwn),
    covered: describeCovered(month.reports),
    understanding: {
      label: messages.understanding,
      text: degrees
        .toReversed()
        .flatMap((degree) => times(understandingWords[degree], degreesOf(month.reports, degree)))
        .join(", "),
    },
    homework: {
      label: messages.homework,
      text: homeworkStates
        .flatMap((state) => times(homeworkWords[state], month.homework[state]))
        .join(", "),
    },
    marks: {
      label: messages.marks,
      list: month.marks.map(({ title, mark, outOf }) => messages.mark(title, mark, outOf)),
    },
    lessons: isMonth ? { title: messages.lessons, rows: describeLessons(month, isOwn) } : null,
  };
}

export type Month = ReturnType<typeof describeMonth>;

const times = (text: string, number: number) =>
  number === 0 ? [] : [messages.times(text, number)];

const degreesOf = (reports: readonly ProgressReport[], degree: number) =>
  reports.filter(({ understanding }) => understanding === degree).length;

/** How many lessons turned out in each way. Those that wait for somebody's word are one number. */
function describeCounts({ counts }: MonthOfProgress, isOwn: boolean) {
  const words = isOwn ? messages.ownStandings : messages.standings;
  const numbers = new Map<string, number>();
  for (const standing of shownStandings) {
    const word = words[standing];
    numbers.set(word, (numbers.get(word) ?? 0) + counts[standing]);
  }
  return [...numbers]
    .filter(([word, number]) => number > 0 || word === words.held)
    .map(([label, number]) => ({ label, number }));
}

/** The chapters of each course that reports of a month name, each once. */
function describeCovered(reports: readonly ProgressReport[]) {
  return [...Map.groupBy(reports, courseKey)].flatMap(([key, ofCourse]) => {
    const names = new Set(ofCourse.flatMap(coveredIn));
    const [first] = ofCourse;
    if (!first || names.size === 0) return [];
    return [{ key, name: courseName(first), text: [...names].join(", ") }];
  });
}

function coveredIn(report: ProgressReport): string[] {
  const { covered, coveredOther } = report;
  const names = covered.map((chapter) => chapterName(chapter, report));
  return coveredOther === "" ? names : [...names, coveredOther];
}

/** "Physics, Class 10" */
export const courseName = ({ classId, subjectId }: Course) =>
  messages.course(subjectName(subjectId), className(classId));

/** Each lesson of a month with its report. */
function describeLessons({ lessons, reports }: MonthOfProgress, isOwn: boolean) {
  const words = isOwn ? messages.ownStandings : messages.standings;
  const reportOf = new Map(reports.map((report) => [report.lessonId, report]));
  return lessons.map(({ id, startsAt, course, standing }) => {
    const report = reportOf.get(id);
    const about = course ?? report;
    const covered = report ? coveredIn(report) : [];
    // On paper a label is left out where the words say it themselves.
    const facts = [
      covered.length > 0 && { label: reportLabels.covered, text: covered.join(", ") },
      report?.understanding && {
        label: reportLabels.understanding,
        text: understandingWords[report.understanding],
      },
      report?.lastHomework && {
        label: "",
        text: messages.homeworkKept(homeworkWords[report.lastHomework]),
      },
    ];
    return {
      id,
      date: formatDate(startsAt),
      text: messages.lesson(
        about ? courseName(about) : messages.deleted,
        standing in words ? words[standing as keyof typeof words] : "",
      ),
      facts: facts.flatMap((fact) => fact || []),
    };
  });
}
