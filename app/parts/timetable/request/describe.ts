import type { AskRefusal, LessonToAskAbout } from "#use-cases/timetable/requests.ts";
import type { LessonRequest, OpenRequest, WaitingRequest } from "#data/timetable/requests.ts";
import { splitName } from "#domain/account/account.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment, nameMoment } from "#domain/shared/dates.ts";
import { endOfRequest } from "#domain/timetable/request.ts";
import { describeWarning } from "#parts/timetable/booking/booking-answer.ts";
import { answerMessages } from "./answer-messages.ts";
import { messages } from "./messages.ts";

/** A lesson for the page on which its family asks. */
export function describeLesson(asked: LessonToAskAbout, now: Date) {
  const { lesson, freeTimes, isLate, isTooLate } = asked;
  const { assignmentId, title, subjectId, tutorName, startsAt, request } = lesson;
  return {
    assignmentId,
    title,
    startsAt: startsAt.getTime(),
    facts: [
      [messages.when, nameDatedMoment(startsAt, now)],
      [messages.course, subjectName(subjectId)],
      [messages.tutor, tutorName],
    ] as const,
    freeTimes: freeTimes.map((at) => describeFreeTime(at, now)),
    isLate,
    isTooLate,
    waiting: request && describeOpen(request, now),
  };
}

export type DescribedLesson = ReturnType<typeof describeLesson>;

const describeFreeTime = (at: Date, now: Date) => ({
  value: at.toISOString(),
  label: nameDatedMoment(at, now),
});

/** Why a family's request was refused, and the free times near the wanted one; null for other reasons. */
export function describeAskRefusal(refusal: AskRefusal, now: Date) {
  if (refusal.reason !== "taken" && refusal.reason !== "unusual") {
    return { error: messages.refusals[refusal.reason], freeTimes: null };
  }
  const reasons =
    refusal.reason === "taken"
      ? [messages.refusals.taken]
      : refusal.warnings.map((warning) => describeWarning(warning, "family"));
  const freeTimes = refusal.freeTimes.map((at) => describeFreeTime(at, now));
  const next = freeTimes.length > 0 ? messages.nearest : messages.noneNear;
  return { error: [...reasons, next].join(" "), freeTimes };
}

/** What a family has asked and waits for. */
export function describeOpen({ kind, startsAt }: OpenRequest, now: Date): string {
  return messages.waiting[kind](nameDatedMoment(startsAt, now));
}

/** A request for those who answer it. */
export function describeRequest(request: LessonRequest, now: Date) {
  const { requestId, kind, studentName, askedAs, title, subjectId, startsAt, wantedAt } = request;
  const ended = endOfRequest(request, now);
  const facts: [string, string][] = [
    [answerMessages.lessonTitle, title],
    [answerMessages.course, subjectName(subjectId)],
    // Once it was accepted, the lesson is at the wanted time.
    ...(ended === "accepted" ? [] : [pair(answerMessages.planned, startsAt, now)]),
    ...(wantedAt ? [pair(answerMessages.wanted, wantedAt, now)] : []),
  ];
  return {
    id: requestId,
    title: answerMessages.title[kind](splitName(studentName).firstName),
    askedBy: answerMessages.askedBy[askedAs],
    facts,
    reason: request.reason,
    late: request.isLate ? answerMessages.late : null,
    until: answerMessages.until(nameDatedMoment(request.expiresAt, now)),
    ended: ended && answerMessages.ended[ended],
  };
}

const pair = (label: string, moment: Date, now: Date): [string, string] => [
  label,
  nameDatedMoment(moment, now),
];

export type DescribedRequest = ReturnType<typeof describeRequest>;

/** A request on the tutor's home. */
export function describeWaiting(request: WaitingRequest, now: Date) {
  const { id, kind, studentName, title, subjectId, startsAt, wantedAt } = request;
  const until = nameDatedMoment(request.expiresAt, now);
  return {
    id,
    title: answerMessages.title[kind](studentName),
    lesson: `${title}, ${subjectName(subjectId)}`,
    planned: `${answerMessages.planned}: ${nameMoment(startsAt, now)}`,
    startsAt: Date.parse(startsAt),
    wanted: wantedAt && {
      text: `${answerMessages.wanted}: ${nameMoment(wantedAt, now)}`,
      at: Date.parse(wantedAt),
    },
    reason: request.reason,
    until: request.isLate ? answerMessages.lateUntil(until) : answerMessages.until(until),
  };
}

/** The labels of a request on the tutor's home, which come with its data. */
export function answerLabels() {
  const { accept, decline, declineWithReason, refusals } = answerMessages;
  return { accept, decline, declineWithReason, left: refusals.ended };
}
