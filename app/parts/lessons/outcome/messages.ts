import { outcomeWords, type OutcomeReader } from "#content/lessons/outcome-words.ts";
import type { Standing } from "#domain/lessons/settlement.ts";

/** Whose page it is: the words for a missed lesson differ. */
export type Reader = "student" | "guardian";

const waiting: Record<OutcomeReader, string> = {
  student: "Waiting for the tutor",
  guardian: "Waiting for the tutor",
  tutor: "Not settled yet",
};

/** How a lesson stands. @param isLong whether its tutor can no longer say how it turned out */
export function standingWords(standing: Standing, reader: OutcomeReader, isLong: boolean): string {
  const words: Record<Standing, string> = {
    planned: "Planned",
    cancelled: "Cancelled in good time",
    "cancelled-late": "Cancelled late",
    unsettled: isLong ? "The academy is finding out how it turned out" : waiting[reader],
    disputed: "The academy is looking into it",
    ...outcomeWords[reader],
  };
  return words[standing];
}

export const messages = {
  title: "How the lesson turned out",
  when: "When",
  course: "Subject",
  tutor: "Tutor",
  outcome: "Outcome",
  old: "Not recorded",
  disputed: (who: string, at: string) => `${who} said on ${at} that it did not take place.`,
  moved: (at: string) => `It was moved on ${at}, after it had begun.`,
  who: {
    student: { student: "You", guardian: "Your guardian" },
    guardian: { student: "Your child", guardian: "You" },
  } satisfies Record<Reader, Record<Reader, string>>,
  report: "The tutor's report",
  waits: "An admin asks both sides, decides, and writes to you.",
  decided: (at: string) => `The academy decided it on ${at}:`,
  disputeTitle: "Was there no lesson?",
  dispute: "It did not take place",
  disputeText: (until: string) =>
    `Press this if there was no lesson, or it was much too short. The academy then looks into it; you need not write anything. Possible until ${until}.`,
  saying: "Saying so...",
  refused:
    "This can no longer be said here: it is possible for a week after the lesson. Please write to the academy.",
  back: "Back",
};
