import { formatLength } from "#content/timetable/lengths.ts";
import { timeInWords } from "#domain/timetable/lesson-time.ts";
import { endOf } from "#domain/timetable/lesson.ts";
import type { OverviewAt } from "#use-cases/teaching/tutor-overview.ts";
import { describeLast, toRow, type LessonRow } from "./day.ts";
import { messages as texts } from "./day-messages.ts";

/** The lesson with which the home begins. */
export interface NextLesson extends LessonRow {
  /** As one says it: "today at 6:30 PM". */
  when: string;
  /** Its course and length. */
  course: string;
  /** What the last lesson was about; null where that is not known. */
  last: string | null;
  /** Whether this tutor's coming is recorded when they press Join. */
  isAttended: boolean;
}

/**
 * The lesson that is going on or that the tutor gives next: of an own student, instead of another tutor,
 * or a demo class; null for none.
 */
export function describeNext(overview: OverviewAt): NextLesson | null {
  const { near, later, substitutions, demos, now } = overview;
  const today = near.filter(({ isDone }) => !isDone);
  const instead = substitutions.filter(({ hasAccepted }) => hasAccepted);
  const lessons = [
    ...today.map((lesson) => ({ ...lesson, last: describeLast(lesson), isAttended: true })),
    ...later.slice(0, 1).map((lesson) => ({ ...lesson, last: null, isAttended: true })),
    ...instead.map((lesson) => ({ ...untitled, ...lesson, isAttended: true })),
    ...demos.map((demo) => ({ ...untitled, ...demo, title: texts.demo, isAttended: false })),
  ];
  const [next] = lessons
    .filter(
      ({ startsAt, minutes }) => endOf({ startsAt: startsAt.getTime(), minutes }) > now.getTime(),
    )
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (!next) return null;
  const row = toRow(next);
  return {
    ...row,
    when: timeInWords(row.startsAt, now.getTime()),
    course: `${row.course} · ${formatLength(row.minutes)}`,
    last: next.last,
    isAttended: next.isAttended,
  };
}

const untitled = { assignmentId: "", title: "", last: null };
