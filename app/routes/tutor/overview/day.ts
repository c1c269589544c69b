import type { NearSession, OverviewSession } from "#data/tutor-overview.ts";
import { laterLimit } from "#data/tutor-overview.ts";
import type { OverviewAt } from "#use-cases/tutor/overview.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatTime } from "#domain/dates.ts";
import { isSameDay, nameDay } from "#domain/day.ts";
import { sessionState } from "#domain/live-session.ts";
import { answerLabels, describeWaiting } from "../../lesson-request/describe.ts";
import { messages as shared } from "../messages.ts";
import { messages } from "./messages.ts";

/** The days after the one with this class are folded. */
const openClasses = 20;

/** A live session as a row of the home. */
export interface ClassRow {
  id: string;
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
}

function toRow(session: OverviewSession): ClassRow {
  const { classId, subjectId, startsAt: start, ...row } = session;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  const { id, assignmentId, studentName, title, url, minutes } = row;
  const [startsAt, time] = [start.getTime(), formatTime(start)];
  return { id, assignmentId, studentName, course, title, url, startsAt, minutes, time };
}

/** Yesterday's classes that are done, and today's that are done and over, are folded away. */
function isFolded({ startsAt, minutes, isDone }: NearSession, now: Date): boolean {
  const time = { startsAt: startsAt.getTime(), minutes };
  return isDone && sessionState(time, now.getTime()) === "past";
}

/** What the home shows of the tutor's live sessions at a moment, with its days and times as texts. */
export function describeDay({ near, later, withoutNext, requests, now }: OverviewAt) {
  const nearRow = (session: NearSession): TodayRow => {
    const { isDone, lastTitle } = session;
    const row = toRow(session);
    const time = isSameDay(session.startsAt, now)
      ? row.time
      : messages.earlier(nameDay(session.startsAt, now), row.time);
    return { ...row, time, isDone, lastTitle };
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
  return {
    today: near.filter((session) => !isFolded(session, now)).map(nearRow),
    later: byDay(later.filter(isOpen)),
    folded: byDay(later.filter((session) => !isOpen(session))),
    hasMore: later.length === laterLimit,
    past: near.filter((session) => isFolded(session, now)).map(nearRow),
    requests: requests.map(describeWaiting),
    requestLabels: { ...answerLabels(), title: messages.requests },
    withoutNext: withoutNext.filter((id) => !asked.has(id)),
  };
}
