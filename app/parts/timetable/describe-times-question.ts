import { messages } from "./times-question-messages.ts";

/** The question on the student's home; read by loaders, so that the words are not script. */
export function describeTimesQuestion(facts: { hasTimes: boolean; isPutOff: boolean }) {
  const { title, known, ask, knownText, open, change, later } = messages;
  if (facts.hasTimes) {
    return { state: "done" as const, title: known, text: knownText, open: change, later };
  }
  const state = facts.isPutOff ? ("later" as const) : ("asked" as const);
  return { state, title, text: ask, open, later };
}

export type TimesQuestionText = ReturnType<typeof describeTimesQuestion>;
