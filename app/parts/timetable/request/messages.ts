import type { AskRefusal } from "#use-cases/timetable/requests.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import {
  reasonLength,
  requestsPerDay,
  type RequestKind,
  type RequestProblem,
} from "#domain/timetable/request.ts";
import { words } from "#parts/timetable/ask/messages.ts";

const rule = `${changeRule.hour - 12} PM of the day before`;

/** The words of the pages on which a family asks and a tutor answers. */
export const messages = {
  title: "Another time?",
  when: "Planned",
  tutor: "Tutor",
  course: "Subject",
  intro: "You ask, and your tutor answers. Until then the lesson stays as it is.",
  late: `It is later than ${rule}. You can still ask; the request is marked as late.`,
  tooLate:
    "It is too late to ask here: the lesson begins within an hour or so. Please call the academy.",
  reason: "Reason",
  optional: "Optional",
  move: words.move,
  free: "You and your tutor are both free then. Press one:",
  noFree: "We have found no free time near it. You can type one:",
  other: "Or another time:",
  date: "Date",
  time: "Time",
  cancel: words.cancel,
  cancelText: "The lesson will not take place if your tutor agrees.",
  asking: "Asking...",
  waiting: {
    move: (time: string) =>
      `You asked for ${time}. That time is kept free until your tutor answers.`,
    cancel: () => "You asked to cancel this lesson. Your tutor has not answered yet.",
  } satisfies Record<RequestKind, (time: string) => string>,
  withdraw: words.withdraw,
  back: "Back",
  problems: {
    "date-missing": "Please choose a free time, or type a date and a time.",
    "date-invalid": "Please type an existing date and time.",
    "reason-too-long": `Please keep the reason below ${reasonLength} characters.`,
  } satisfies Record<RequestProblem, string>,
  refusals: {
    asked: "There is a request about this lesson already. You can withdraw it and ask again.",
    "too-late": "That is too soon for an answer. Please choose a later time, or call the academy.",
    limited: `You have asked ${requestsPerDay} times today. Please call the academy.`,
    "same-time": "The lesson is at that time already.",
    taken: "One of you has another lesson then.",
  } satisfies Record<Exclude<AskRefusal["reason"], "unusual">, string>,
  nearest: "The nearest free times are below.",
  noneNear: "We have found no free time near it. Please choose another day.",
};
