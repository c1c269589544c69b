import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { chapterKey, type ChapterContext } from "#domain/teaching/syllabus.ts";
import { countByMonth, monthOf, noLessons, type MonthCounts } from "./months.ts";
import { homeworkStates, type HomeworkState, type Understanding } from "./report.ts";
import type { Standing } from "./settlement.ts";

/** A class and a subject: what a student's progress is shown by. */
export interface Course {
  classId: ClassId;
  subjectId: SubjectId;
}

/** A lesson of a student; its start in milliseconds since 1970. */
export interface ProgressLesson {
  id: string;
  /** null for one that was deleted: nothing says what it was about. */
  course: Course | null;
  startsAt: number;
  standing: Standing;
}

/** What progress needs of a lesson's report. */
export interface ProgressReport extends Course, ChapterContext {
  lessonId: string;
  /** When the lesson was, in milliseconds since 1970. */
  startsAt: number;
  covered: readonly string[];
  coveredOther: string;
  understanding: Understanding | null;
  lastHomework: HomeworkState | null;
}

/** The mark of an exam. */
export interface ProgressMark extends Course {
  title: string;
  /** When the exam was published, in milliseconds since 1970. */
  at: number;
  mark: number;
  outOf: number;
}

export interface ProgressFacts {
  lessons: readonly ProgressLesson[];
  reports: readonly ProgressReport[];
  marks: readonly ProgressMark[];
}

/** What a month was like; each list with the oldest first. */
export interface MonthOfProgress extends ProgressFacts {
  /** YYYY-MM */
  month: string;
  counts: MonthCounts;
  homework: Record<HomeworkState, number>;
}

/** Of each course one key, for maps. */
export function courseKey({ classId, subjectId }: Course): string {
  return `${classId} ${subjectId}`;
}

/** The standings that progress shows. What is planned or was cancelled in good time says nothing of it. */
export const shownStandings = [
  "held",
  "student-missed",
  "tutor-missed",
  "cancelled-late",
  "disputed",
  "unsettled",
] as const satisfies readonly Standing[];

/** The months in which something is to be shown, the newest first. */
export function monthsOfProgress({ lessons, reports, marks }: ProgressFacts): MonthOfProgress[] {
  const isShown = ({ standing }: ProgressLesson) =>
    (shownStandings as readonly Standing[]).includes(standing);
  const ofMonth = {
    lessons: Map.groupBy(lessons.filter(isShown), ({ startsAt }) => monthOf(startsAt)),
    reports: Map.groupBy(reports, ({ startsAt }) => monthOf(startsAt)),
    marks: Map.groupBy(marks, ({ at }) => monthOf(at)),
  };
  const counts = countByMonth(lessons);
  const months = new Set(Object.values(ofMonth).flatMap((byMonth) => [...byMonth.keys()]));
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => {
      const reported = ofMonth.reports.get(month) ?? [];
      return {
        month,
        counts: counts.get(month) ?? noLessons(),
        lessons: (ofMonth.lessons.get(month) ?? []).toSorted(byStart),
        reports: reported.toSorted(byStart),
        marks: (ofMonth.marks.get(month) ?? []).toSorted((a, b) => a.at - b.at),
        homework: countHomework(reported),
      };
    });
}

const byStart = (a: { startsAt: number }, b: { startsAt: number }) => a.startsAt - b.startsAt;

/** How often homework was done, partly and not, as far as reports say so. */
export function countHomework(reports: readonly ProgressReport[]): Record<HomeworkState, number> {
  const counts = Object.fromEntries(homeworkStates.map((state) => [state, 0]));
  for (const { lastHomework } of reports) {
    if (lastHomework !== null) counts[lastHomework] = (counts[lastHomework] ?? 0) + 1;
  }
  return counts as Record<HomeworkState, number>;
}

/** The chapters of a course, and what of them was covered. */
export interface ChapterMap {
  chapters: { name: string; isCovered: boolean }[];
  covered: number;
  /** Chapters that the list doesn't have (any more), by the names that reports gave them. */
  also: string[];
}

/** Compares a course's chapters with those that its reports name, in the order of the list. */
export function mapChapters(list: readonly string[], covered: readonly string[]): ChapterMap {
  const keys = new Set(covered.map(chapterKey));
  const listed = new Set(list.map(chapterKey));
  const also = new Map<string, string>();
  for (const name of covered) {
    const key = chapterKey(name);
    if (!listed.has(key) && !also.has(key)) also.set(key, name);
  }
  const chapters = list.map((name) => ({ name, isCovered: keys.has(chapterKey(name)) }));
  return {
    chapters,
    covered: chapters.filter(({ isCovered }) => isCovered).length,
    also: [...also.values()],
  };
}
