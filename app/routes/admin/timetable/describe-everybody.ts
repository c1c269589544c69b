import type { Cursor, Page } from "#data/shared/page.ts";
import type { ListedLesson, TutorWeek } from "#data/timetable/everyone.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { onDay, spanOf, without } from "#domain/timetable/week/grid.ts";
import { hoursOn, isDayOff, type DayHours } from "#domain/timetable/week/week-facts.ts";
import type { Day, Week } from "#domain/timetable/week/week.ts";
import { minuteRange, timeRange } from "#parts/timetable/week/request.ts";
import { markOf, type LessonMark } from "#parts/timetable/week/outcome.ts";
import { nameDay } from "#parts/timetable/week/view.ts";
import { hoursMessages } from "./hours-messages.ts";

/** A day of a tutor shows as many lessons. */
const shownLessons = 4;

/** A lesson of the table, or a time that is asked for; it leads to its page, or that of its enquiry. */
export interface LessonLine {
  id: string;
  title: string;
  subjectId: SubjectId;
  /** "5:00–6:00 PM", or that it is asked for then. */
  time: string;
  studentName: string;
  /** How it turned out; null for one to come. */
  mark: LessonMark | null;
  to: string;
}

/** A day of one tutor. */
export interface TutorDay {
  date: string;
  /** "2 lessons"; empty for none. */
  count: string;
  lessons: LessonLine[];
  /** How many of them are not shown; empty for none. */
  more: string;
  /** What is left of the tutor's hours; null where there is nothing to say. */
  note: string | null;
  isShaded: boolean;
}

export interface TutorRow {
  id: string;
  name: string;
  isSuspended: boolean;
  days: TutorDay[];
}

const isPlanned = ({ state }: ListedLesson) => state === "planned";

function toLine(lesson: ListedLesson, now: Date): LessonLine {
  const { id, title, subjectId, studentId, enquiryId, studentName, state } = lesson;
  const range = timeRange(lesson.startsAt, lesson.minutes);
  return {
    id,
    title: title || hoursMessages.demo,
    subjectId,
    studentName,
    mark: studentId ? markOf({ ...lesson, isCancelledLate: false }, "office", now) : null,
    time: state === "held" ? hoursMessages.held(range) : range,
    to: studentId ? `/admin-dashboard/lessons/${id}` : `/admin-dashboard/enquiries/${enquiryId}`,
  };
}

function noteOf(hours: DayHours, lessons: readonly ListedLesson[], day: Day) {
  const { open, away, holiday } = hours;
  if (isDayOff(hours) || holiday !== null) return hoursMessages.timeOff;
  const off = away.map(minuteRange).join(", ");
  if (open === null || open.length === 0) {
    const none = open === null ? null : hoursMessages.off;
    return off ? hoursMessages.hoursOff(off) : none;
  }
  const taken = lessons.map((lesson) => spanOf(lesson, day));
  const free = without(open, taken).reduce((sum, { from, to }) => sum + to - from, 0);
  return off ? hoursMessages.freeAndOff(free / 60, off) : hoursMessages.free(free / 60);
}

/** The week of a page of the tutors, as its table shows it. */
export function describeEverybody(
  { rows, previous, next, isSimilar }: Page<TutorWeek>,
  week: Week,
  now: Date,
) {
  const holidays = rows[0]?.holidays ?? [];
  const days = week.days.map((day) => {
    const hours = hoursOn(day, { hours: [], timeOff: [], holidays });
    const count = rows.reduce(
      (sum, { lessons }) => sum + onDay(lessons.filter(isPlanned), day).length,
      0,
    );
    return nameDay(day, hours, count, now);
  });
  const tutors = rows.map((row): TutorRow => ({
    id: row.id,
    name: row.name,
    isSuspended: row.status === "suspended",
    days: week.days.map((day) => {
      const hours = hoursOn(day, row);
      const lessons = onDay(row.lessons, day);
      const planned = lessons.filter(isPlanned).length;
      const more = lessons.length - shownLessons;
      return {
        date: day.date,
        count: planned > 0 ? hoursMessages.lessons(planned) : "",
        lessons: lessons.slice(0, shownLessons).map((lesson) => toLine(lesson, now)),
        more: more > 0 ? hoursMessages.more(more) : "",
        note: noteOf(hours, lessons, day),
        isShaded: hours.open?.length === 0,
      };
    }),
  }));
  const cursors: { previous: Cursor | null; next: Cursor | null } = { previous, next };
  return { header: { days }, tutors, isSimilar, ...cursors };
}

export type Everybody = ReturnType<typeof describeEverybody>;
