import type { FamilyLesson, RecordedLesson } from "#data/lessons/family.ts";
import type { OutcomeReader } from "#content/lessons/outcome-words.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import {
  answerDays,
  canDispute,
  standingOf,
  standingOfRecord,
} from "#domain/lessons/settlement.ts";
import { endOf } from "#domain/timetable/lesson.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { messages, standingWords, type Reader } from "./messages.ts";
import { day } from "#domain/shared/durations.ts";

const answerEnd = (end: number) => end + answerDays * day;

/**
 * How a lesson of a list turned out, in a word or two; null for one that is planned or cancelled, of
 * which the list says so, and for one from before outcomes were recorded.
 */
export function describeStanding(
  item: {
    startsAt: Date | null;
    minutes: number | null;
    cancelled: unknown;
    recorded: RecordedLesson;
  },
  reader: OutcomeReader,
  now: number,
): string | null {
  const { startsAt, minutes, recorded } = item;
  if (!startsAt || minutes === null || item.cancelled || recorded.isOld) return null;
  const time = { startsAt: startsAt.getTime(), minutes };
  const standing = standingOfRecord({ ...time, cancellation: null }, recorded, now);
  if (standing === "planned") return null;
  return standingWords(standing, reader, now >= answerEnd(endOf(time)));
}

/** A lesson for the page on which its family reads how it turned out. */
export function describeFamilyLesson(lesson: FamilyLesson, reader: Reader, now: number) {
  const { assignmentId, title, tutorName, subjectId, classId, startsAt, minutes, events } = lesson;
  const end = endOf({ startsAt, minutes });
  const standing = standingOf(lesson, now);
  const outcome = lesson.isOld
    ? messages.old
    : standingWords(standing, reader, now >= answerEnd(end));
  const decision = events.findLast(({ what }) => what === "decided");
  const isDisputed = standing === "disputed";
  const facts: [string, string][] = [
    [messages.when, `${formatDateTime(new Date(startsAt))}, ${formatLength(minutes)}`],
    [messages.course, `${subjectName(subjectId)}, ${className(classId)}`],
    ...(tutorName ? ([[messages.tutor, tutorName]] as [string, string][]) : []),
    [messages.outcome, outcome],
  ];
  return {
    assignmentId,
    title,
    facts,
    report: lesson.report && describeReport(lesson.report, new Date(now)),
    /** Homework that its report asks for has the lesson's id; null without. */
    homeworkId: lesson.report?.homework ? lesson.report.lessonId : null,
    said: isDisputed ? events.flatMap((event) => describeObjection(event, reader)) : [],
    decision:
      !isDisputed && decision
        ? {
            title: messages.decided(formatDateTime(new Date(decision.at))),
            reason: decision.reason,
          }
        : null,
    dispute:
      !lesson.isOld && canDispute(lesson, now)
        ? messages.disputeText(formatDateTime(new Date(answerEnd(end))))
        : null,
  };
}

export type DescribedOutcome = ReturnType<typeof describeFamilyLesson>;

function describeObjection(event: FamilyLesson["events"][number], reader: Reader): string[] {
  const at = formatDateTime(new Date(event.at));
  if (event.what === "moved") return [messages.moved(at)];
  if (event.what !== "disputed") return [];
  return [messages.disputed(messages.who[reader][event.as], at)];
}
