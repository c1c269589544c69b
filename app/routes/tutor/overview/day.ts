import { coveredText } from "#content/lessons/report-lines.ts";
import type { ShownReport } from "#data/lessons/reports.ts";
import type { TutorDemo } from "#data/timetable/demo-lessons.ts";
import type { NearSession, OverviewSession } from "#data/teaching/tutor-overview.ts";
import { laterLimit } from "#domain/timetable/lesson.ts";
import type { OverviewAt } from "#use-cases/teaching/tutor-overview.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { isSameDay, nameDay } from "#domain/shared/day.ts";
import { sessionState } from "#domain/timetable/lesson.ts";
import { answerLabels, describeWaiting } from "#parts/timetable/request/describe.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { messages as texts } from "./day-messages.ts";
import { messages } from "./messages.ts";

/** The days after the one with this class are folded. */
const openClasses = 20;

/** The most characters of each part of what was last time. */
const lastLength = 80;

/** A live session as a row of the home. */
export interface ClassRow {
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
  time: string;
}

/** A row of today's timeline. */
export interface TodayRow extends ClassRow {
  isDone: boolean;
  lastTitle: string | null;
  needsReport: boolean;
}

function toRow(session: OverviewSession): ClassRow {
  const { classId, subjectId, startsAt: start, ...row } = session;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  const { id, assignmentId, studentName, title, url, minutes } = row;
  const [startsAt, time] = [start.getTime(), formatTime(start)];
  return { id, assignmentId, studentName, course, title, url, startsAt, minutes, time };
}

/** What a class was about, from its report. */
function describeLast(report: ShownReport): string {
  return texts.last(shorten(coveredText(report)), shorten(report.toPractise));
}

/** A text on one line of the home. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > lastLength ? `${line.slice(0, lastLength - 1).trimEnd()}…` : line;
}

/** Yesterday's classes that are done, and today's that are done and over, are folded away. */
function isFolded({ startsAt, minutes, isDone }: NearSession, now: Date): boolean {
  const time = { startsAt: startsAt.getTime(), minutes };
  return isDone && sessionState(time, now.getTime()) === "past";
}

/** What the home shows of the tutor's live sessions at a moment, with its days and times as texts. */
export function describeDay({ near, later, demos, withoutNext, requests, now }: OverviewAt) {
  const toDemoRow = (demo: TutorDemo): ClassRow => {
    const row = toRow({ ...demo, assignmentId: "", title: texts.demo });
    return { ...row, time: messages.earlier(nameDay(demo.startsAt, now), row.time) };
  };
  const nearRow = (session: NearSession): TodayRow => {
    const { isDone, lastReport, needsReport } = session;
    const lastTitle = lastReport ? describeLast(lastReport) : session.lastTitle;
    const row = toRow(session);
    const time = isSameDay(session.startsAt, now)
      ? row.time
      : messages.earlier(nameDay(session.startsAt, now), row.time);
    return { ...row, time, isDone, lastTitle, needsReport };
  };
  // Whole days, from the day after the one with the twentieth class on.
  const lastOpen = later[openClasses - 1] ?? later.at(-1);
  const isOpen = ({ startsAt }: OverviewSession) =>
    lastOpen !== undefined &&
    (startsAt <= lastOpen.startsAt || isSameDay(startsAt, lastOpen.startsAt));
  const byDay = (sessions: OverviewSession[]) =>
    [...Map.groupBy(sessions, ({ startsAt }) => nameDay(startsAt, now))].map(([day, classes]) => ({
      day,
      classes: classes.map(toRow),
    }));
  // The row that finishes a class asks for the next time already.
  const asked = new Set(
    near
      .filter(({ startsAt, isDone }) => startsAt <= now && !isDone)
      .map(({ assignmentId }) => assignmentId),
  );
  const folded = near.filter((session) => isFolded(session, now)).map(nearRow);
  const toReport = folded.filter(({ needsReport }) => needsReport);
  const past = folded.filter(({ needsReport }) => !needsReport);
  return {
    today: near.filter((session) => !isFolded(session, now)).map(nearRow),
    later: byDay(later.filter(isOpen)),
    folded: byDay(later.filter((session) => !isOpen(session))),
    more: later.length === laterLimit ? texts.lastShown : null,
    words: {
      zone: texts.zone(nameDay(now, new Date(0))),
      noneYet: texts.noneYet,
      left: texts.left,
    },
    reports: { label: texts.reports(toReport.length), isOpen: true, classes: toReport },
    past: { label: texts.past(past.length), isOpen: false, classes: past },
    requests: requests.map(describeWaiting),
    demos: demos.length > 0 ? { day: texts.demos, classes: demos.map(toDemoRow) } : null,
    requestLabels: { ...answerLabels(), title: messages.requests },
    withoutNext: withoutNext.filter((id) => !asked.has(id)),
  };
}
