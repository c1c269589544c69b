import type { AnswerRefusal } from "#use-cases/timetable/proposals.ts";
import type { ProposalProblem, ProposalWay } from "#domain/timetable/proposal.ts";
import { reasonLength } from "#domain/timetable/request.ts";

/** What is said of a lesson as it is now. */
export interface Proposed {
  time: string;
  tutor: string;
  isMakeUpOwed: boolean;
}

/** The page on which a family says whether changed lessons suit them. */
export const messages = {
  title: "Does this suit you?",
  intro: "These lessons have changed. Please say of each whether it suits you.",
  none: "There is nothing to answer.",
  lesson: (subject: string, was: string) => `${subject}, ${was}`,
  student: "Student",
  now: "Now",
  ways: {
    move: ({ time, tutor }) => `${time}, with ${tutor}`,
    substitute: ({ time, tutor }) => `${time}, with ${tutor} instead`,
    cancel: ({ isMakeUpOwed }): string =>
      isMakeUpOwed ? "Cancelled. A make-up lesson will be planned." : "Cancelled",
  } satisfies Record<ProposalWay, (now: Proposed) => string>,
  until: (time: string) => `Please answer by ${time}. Without an answer it stays like this.`,
  changeUntil: (time: string) => `You can change the answer until ${time}.`,
  over: (time: string) => `No answer came by ${time}, so it stays like this.`,
  guardians: "Your parent or guardian is asked about this.",
  answered: {
    suits: "Your answer: This suits us.",
    unsuited: "Your answer: This does not suit us. The academy looks for another way.",
    kept: "Your answer: This does not suit us. The academy has left it like this.",
  },
  suits: "This suits us",
  unsuited: "This does not suit us",
  comment: "A word to the academy",
  optional: "Optional",
  all: "All of this suits us",
  send: "Send Answers",
  sendOne: "Send Answer",
  sending: "Sending...",
  back: "Back",
  /** The link to this page, where some wait. */
  waiting: (count: number): string =>
    count === 1
      ? "A lesson was changed: does it suit you?"
      : `${count} lessons were changed: do they suit you?`,
  problems: {
    "nothing-chosen": "Please choose an answer.",
    "choice-missing": "Please choose an answer for the lesson of which you wrote.",
    "comment-too-long": `Please write at most ${reasonLength} characters.`,
  } satisfies Record<ProposalProblem, string>,
  refusals: {
    changed:
      "The academy has changed a lesson again meanwhile. Nothing was sent: please look at what is here now.",
    "too-late": "The time for an answer is over. Nothing was sent. Please call the academy.",
    "not-yours": "Your parent or guardian is asked about this. Nothing was sent.",
  } satisfies Record<AnswerRefusal["reason"], string>,
};
