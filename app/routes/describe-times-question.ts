const words = {
  title: "Which times suit your family?",
  known: "Times that suit your family",
  ask: "Tell us when lessons would suit you, so that we find a tutor who is free then.",
  knownText: "You have told us when lessons suit you.",
  open: "Choose Times",
  change: "Change Times",
  later: "Not Now",
};

/** The question on the student's home; read by loaders, so that the words are not script. */
export function describeTimesQuestion(facts: { hasTimes: boolean; isPutOff: boolean }) {
  const { title, known, ask, knownText, open, change, later } = words;
  if (facts.hasTimes) {
    return { state: "done" as const, title: known, text: knownText, open: change, later };
  }
  const state = facts.isPutOff ? ("later" as const) : ("asked" as const);
  return { state, title, text: ask, open, later };
}

export type TimesQuestionText = ReturnType<typeof describeTimesQuestion>;
