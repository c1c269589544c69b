import { coveredText } from "#content/lessons/report-lines.ts";
import type { TutorDemo } from "#data/timetable/demo-lessons.ts";
import type { NearLesson, OverviewLesson } from "#data/teaching/tutor-overview.ts";
import { laterLimit, lessonPhase } from "#domain/timetable/lesson.ts";
import type { OverviewAt } from "#use-cases/teaching/tutor-overview.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { isSameDay, nameDay, nameDayShort } from "#domain/shared/day.ts";
import { answerLabels, describeWaiting } from "#parts/timetable/request/describe.ts";
import {
  describeSubstitution,
  substitutionLabels,
} from "#parts/timetable/substitution/describe.ts";
import { timeOffQuery } from "#parts/timetable/time-off/query.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { messages as texts } from "./day-messages.ts";
import { messages } from "./messages.ts";

/** The days after the one with this lesson are folded. */
const openLessons = 6;

/** The most characters of each part of what was last time. */
const lastLength = 80;

/** A lesson as a row of the home. */
export interface LessonRow {
  id: string;
  /** '' for a demo class. */
  assignmentId: string;
  studentName: string;
  course: string;
  title: string;
  url: string;
  /** In milliseconds since 1970. */
  startsAt: number;
  minutes: number;
  /** Its day, where the list is not of one day. */
  day: string | null;
  time: string;
}

/** A row of today's timeline. */
export interface TodayRow extends LessonRow {
  isDone: boolean;
  lastTitle: string | null;
  needsReport: boolean;
}

/** A lesson as a row, with its time. */
export function toRow(lesson: OverviewLesson): LessonRow {
  const { classId, subjectId, startsAt: start, ...row } = lesson;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  const { id, assignmentId, studentName, title, url, minutes } = row;
  const [startsAt, time] = [start.getTime(), formatTime(start)];
  return { id, assignmentId, studentName, course, title, url, startsAt, minutes, day: null, time };
}

/** What the lesson before one was about: from its report, or else its title; null for none. */
export function describeLast(lesson: Pick<NearLesson, "lastReport" | "lastTitle">): string | null {
  const { lastReport: report, lastTitle } = lesson;
  if (!report) return lastTitle;
  return texts.last(shorten(coveredText(report)), shorten(report.toPractise));
}

/** A text on one line of the home. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > lastLength ? `${line.slice(0, lastLength - 1).trimEnd()}…` : line;
}

/** Yesterday's lessons that are done, and today's that are done and over, are folded away. */
function isFolded({ startsAt, minutes, isDone }: NearLesson, now: Date): boolean {
  const time = { startsAt: startsAt.getTime(), minutes };
  return isDone && lessonPhase(time, now.getTime()) === "past";
}

/** What the home shows of the tutor's lessons at a moment, with its days and times as texts. */
export function describeDay(overview: OverviewAt) {
  const { near, later, demos, withoutNext, requests, substitutions, now } = overview;
  const toDemoRow = (demo: TutorDemo): LessonRow => {
    const row = toRow({ ...demo, assignmentId: "", title: texts.demo });
    return { ...row, day: nameDayShort(demo.startsAt, now) };
  };
  const nearRow = (lesson: NearLesson): TodayRow => {
    const { isDone, needsReport } = lesson;
    const lastTitle = describeLast(lesson);
    const day = isSameDay(lesson.startsAt, now) ? null : nameDayShort(lesson.startsAt, now);
    return { ...toRow(lesson), day, isDone, lastTitle, needsReport };
  };
  // Whole days, from the day after the one with the last open lesson on.
  const lastOpen = later[openLessons - 1] ?? later.at(-1);
  const isOpen = ({ startsAt }: OverviewLesson) =>
    lastOpen !== undefined &&
    (startsAt <= lastOpen.startsAt || isSameDay(startsAt, lastOpen.startsAt));
  const byDay = (lessons: OverviewLesson[]) =>
    [...Map.groupBy(lessons, ({ startsAt }) => nameDay(startsAt, now))].map(([day, classes]) => ({
      day,
      classes: classes.map(toRow),
    }));
  // The row that finishes a lesson asks for the next time already.
  const asked = new Set(
    near
      .filter(({ startsAt, isDone }) => startsAt <= now && !isDone)
      .map(({ assignmentId }) => assignmentId),
  );
  const folded = near.filter((lesson) => isFolded(lesson, now)).map(nearRow);
  const toReport = folded.filter(({ needsReport }) => needsReport);
  const past = folded.filter(({ needsReport }) => !needsReport);
  return {
    today: near.filter((lesson) => !isFolded(lesson, now)).map(nearRow),
    later: byDay(later.filter(isOpen)),
    folded: byDay(later.filter((lesson) => !isOpen(lesson))),
    more: later.length === laterLimit ? texts.lastShown : null,
    hasLessonsToday: near.some(({ startsAt }) => isSameDay(startsAt, now)),
    words: {
      zone: texts.zone(nameDay(now, new Date(0))),
      noneYet: texts.noneYet,
      left: texts.left,
    },
    reports: { label: texts.reports(toReport.length), isOpen: true, classes: toReport },
    past: { label: texts.past(past.length), isOpen: false, classes: past },
    requests: requests.map((request) => describeWaiting(request, now)),
    substitutions: substitutions.map((lesson) => describeSubstitution(lesson, now)),
    substitutionLabels: substitutionLabels(),
    away: describeAway(overview),
    demos: demos.length > 0 ? { day: texts.demos, classes: demos.map(toDemoRow) } : null,
    requestLabels: { ...answerLabels(), title: messages.requests },
    withoutNext: withoutNext.filter((id) => !asked.has(id)),
  };
}

/** Lessons in the tutor's time off and make-up lessons to plan, as a link to the desk; null for none. */
function describeAway({ away, makeUps }: OverviewAt): { text: string; to: string } | null {
  const lessons = away.reduce((sum, time) => sum + time.lessons, 0);
  const parts = [
    ...(lessons > 0 ? [texts.whileAway(lessons)] : []),
    ...(makeUps > 0 ? [texts.makeUps(makeUps)] : []),
  ];
  if (parts.length === 0) return null;
  const [next] = away;
  const query = next ? `?${timeOffQuery(next)}` : "";
  return { text: parts.join(", "), to: `/tutor-dashboard/away${query}` };
}
