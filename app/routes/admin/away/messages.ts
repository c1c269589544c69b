import type { ProposalWay } from "#domain/timetable/proposal.ts";

/** The tutors who are away, and the desk for one of them. */
export const messages = {
  title: "Tutors away",
  intro:
    "Time off with lessons that nobody has dealt with yet. Open one to move or cancel them together.",
  none: "No lesson is planned while its tutor is away.",
  waiting: "Substitutes wanted",
  waitingIntro:
    "These substitutes declined, can't teach the lesson any more, or have not answered for two hours.",
  noAnswer: (asked: string) => `${asked} has not answered`,
  nobody: "Nobody is asked now",
  instead: (tutor: string, at: string) => `Instead of ${tutor}, ${at}`,
  refused: "Changes that do not suit the family",
  refusedIntro:
    "These families answered our email. Find another way for each lesson, or open it and keep it as it is.",
  changes: {
    move: (was, now) => `Moved from ${was} to ${now}`,
    substitute: (was, tutor) => `With ${tutor} instead, ${was}`,
    cancel: (was) => `Cancelled, ${was}`,
  } satisfies Record<ProposalWay, (was: string, now: string) => string>,
  comment: (text: string) => `The family writes: ${text}`,
  noComment: "The family wrote nothing about it",
  ways: {
    move: "Move",
    substitute: "Substitute",
    cancellation: "Cancel Lesson",
    "make-up": "Plan Make-up Lesson",
  },
  makeUps: "Make-up lessons to plan",
  makeUpsIntro: "These lessons were cancelled, and another one was promised for each.",
  insteadOf: (tutor: string, at: string) =>
    tutor === "" ? `For the lesson of ${at}` : `With ${tutor}, for the lesson of ${at}`,
  soon: "Who teaches today and tomorrow",
  soonIntro: "Has somebody called in ill? Press the day: each lesson then has its best way out.",
  nobodySoon: "Nobody teaches today or tomorrow.",
  today: (count: number) => `Today: ${count}`,
  tomorrow: (count: number) => `Tomorrow: ${count}`,
  tutor: "Tutor",
  days: "Days",
  lessons: "Lessons",
};
