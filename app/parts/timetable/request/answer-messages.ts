import type { AnswerRefusal } from "#use-cases/timetable/request-answers.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import { reasonLength, type RequestAnswer, type RequestKind } from "#domain/timetable/request.ts";

const rule = `${changeRule.hour - 12} PM of the day before`;

/** The words of those who answer. */
export const answerMessages = {
  title: {
    move: (student: string) => `${student} asks for another time`,
    cancel: (student: string) => `${student} asks to cancel a lesson`,
  } satisfies Record<RequestKind, (student: string) => string>,
  askedBy: { student: "The student asks", guardian: "The guardian asks" },
  lessonTitle: "Lesson",
  course: "Subject",
  planned: "Planned",
  wanted: "Wanted",
  reason: "Reason",
  late: `Asked later than ${rule}`,
  until: (time: string) => `Waits for your answer until ${time}.`,
  lateUntil: (time: string) => `Asked later than ${rule}. Waits for your answer until ${time}.`,
  accept: "Accept",
  decline: "Decline",
  declineWithReason: "Decline with a Reason",
  tooLong: `Please keep the reason below ${reasonLength} characters.`,
  /** On the lesson in the tutor's list. */
  lesson: {
    move: "The family asks for another time",
    cancel: "The family asks to cancel it",
  } satisfies Record<RequestKind, string>,
  yourReason: "Your reason, if you decline",
  optional: "Optional",
  saving: "Saving...",
  choose: "Please press one of the two buttons.",
  ended: {
    accepted: "You have accepted this request.",
    declined: "You have declined this request.",
    withdrawn: "The family has withdrawn this request.",
    expired: "This request has ended without an answer.",
    overtaken: "The lesson was changed meanwhile, so this request is over.",
  } satisfies Record<RequestAnswer, string>,
  refusals: {
    ended: "This request is over already.",
    booked: "You or the student have another lesson at that time by now.",
  } satisfies Record<Exclude<AnswerRefusal["reason"], "unusual">, string>,
  back: "Back",
};
