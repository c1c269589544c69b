import { understandingWords } from "#content/lessons/report-words.ts";
import { chaptersOf } from "#content/teaching/syllabus/all.ts";
import { chapterName } from "#content/teaching/syllabus/names/all.ts";
import type { StudentProgress } from "#data/lessons/progress.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { compareNames } from "#domain/shared/fold-text.ts";
import { addMonths, monthName, monthOf } from "#domain/lessons/months.ts";
import { shownMonths, type ProgressSpan } from "#domain/lessons/progress-span.ts";
import {
  courseKey,
  mapChapters,
  monthsOfProgress,
  type ChapterMap,
  type ProgressReport,
} from "#domain/lessons/progress.ts";
import { courseName, describeMonth } from "./describe-month.ts";
import { messages } from "./messages.ts";

/** Who reads the progress, and where. */
export interface Reader {
  /** Whether the student reads about themself. */
  isOwn: boolean;
  /** The address of the page, without a query. */
  path: string;
  /** The academy's name. */
  academy: string;
}

/** How many lessons a strip of understanding shows; more don't fit on a phone. */
const stripLessons = 12;

/** A student's progress in words. Dates are those of India. */
export function describeProgress(
  progress: StudentProgress,
  span: ProgressSpan,
  { isOwn, path, academy }: Reader,
  now: Date,
) {
  const { studentName, firstAt } = progress;
  const months = monthsOfProgress(progress);
  const first = firstAt === null ? null : monthOf(firstAt);
  const link = (until: string, text: string) => ({ to: `${path}?until=${until}`, text });
  const isLatest = span.last >= monthOf(now.getTime());
  return {
    title: span.isMonth ? messages.monthTitle(monthName(span.last)) : messages.title,
    text: span.isMonth ? messages.who(studentName, academy) : messages.text,
    who: messages.who(studentName, academy),
    back: span.isMonth ? { to: path, text: messages.all } : null,
    monthsLabel: messages.months,
    print: messages.print,
    printHint: messages.printHint,
    empty: describeEmpty(months.length === 0, first !== null, span),
    courses: span.isMonth ? [] : describeCourses(progress),
    months: months.map((month) => describeMonth(month, { isOwn, path, isMonth: span.isMonth })),
    earlier:
      !span.isMonth && first !== null && first < span.first
        ? link(addMonths(span.first, -1), messages.earlier)
        : null,
    later:
      span.isMonth || isLatest ? null : link(addMonths(span.last, shownMonths), messages.later),
  };
}

export type Progress = ReturnType<typeof describeProgress>;

function describeEmpty(isEmpty: boolean, hasBegun: boolean, span: ProgressSpan): string | null {
  if (!isEmpty) return null;
  if (span.isMonth) return messages.nothingInMonth;
  return hasBegun ? messages.nothing : messages.empty;
}

/** Each course with the map of its chapters, the active ones first. */
function describeCourses({ courses, covered, reports }: StudentProgress) {
  const byKey = [...Map.groupBy(courses, courseKey)];
  const active = byKey.filter(([, ofKey]) => isActive(ofKey));
  const ended = byKey.filter(([, ofKey]) => !isActive(ofKey));
  const coveredOf = Map.groupBy(covered, courseKey);
  const reportsOf = Map.groupBy(reports, courseKey);
  return [...active, ...ended].flatMap(([key, ofKey]) => {
    const [course] = ofKey;
    if (!course) return [];
    const { classId, subjectId } = course;
    const list = chaptersOf(classId, subjectId, course.chapters);
    const names = (coveredOf.get(key) ?? []).map(({ chapter }) => chapter);
    const map = mapChapters(list, names.toSorted(compareNames));
    const nameOf = (chapter: string) => chapterName(chapter, course);
    if (names.length === 0 && !isActive(ofKey)) return [];
    if (map.chapters.length + map.also.length === 0) return [];
    return [
      {
        key,
        subjectId,
        name: courseName(course),
        summary: summaryOf(map, isActive(ofKey)),
        chapters: map.chapters.map(({ name, isCovered }) => ({
          name: nameOf(name),
          isCovered,
          state: isCovered ? messages.isCovered : messages.notCovered,
        })),
        also:
          map.also.length === 0
            ? null
            : { label: messages.also, names: map.also.map(nameOf).toSorted(compareNames) },
        understanding: describeUnderstanding(reportsOf.get(key) ?? []),
      },
    ];
  });
}

const isActive = (courses: readonly { isActive: boolean }[]) =>
  courses.some((course) => course.isActive);

function summaryOf({ chapters: { length: all }, covered }: ChapterMap, isActive: boolean) {
  if (covered > 0) return messages.covered(covered, all);
  return isActive && all > 0 ? messages.ahead(all) : null;
}

/** The last degrees of understanding, the oldest first; null for none. */
export function describeUnderstanding(reports: readonly ProgressReport[]) {
  const lessons = reports
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .flatMap(({ startsAt, understanding }) =>
      understanding === null
        ? []
        : [
            {
              date: formatDate(startsAt),
              degree: understanding,
              text: understandingWords[understanding],
            },
          ],
    )
    .slice(-stripLessons);
  if (lessons.length === 0) return null;
  return {
    title: messages.understanding,
    text: messages.understandingOf(lessons.length),
    // From the best on, as they stand in the strip.
    degrees: ([4, 3, 2, 1] as const).map((degree) => understandingWords[degree]),
    lessons,
  };
}

export type Understanding = NonNullable<ReturnType<typeof describeUnderstanding>>;
export type CourseProgress = Progress["courses"][number];
