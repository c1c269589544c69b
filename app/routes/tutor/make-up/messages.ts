export const messages = {
  title: "Plan make-up lesson",
  makesUpFor: (at: string) => `For the lesson of ${at}, which was cancelled.`,
  notPossible: "This lesson was not cancelled, or it has a make-up lesson already.",
};
