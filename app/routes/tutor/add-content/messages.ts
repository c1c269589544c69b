export const messages = {
  alsoTo: "Also publish to",
  alsoToHint: "Your other students get it at the same time.",
  oneStudent: "A lesson is for one student. Please add one for each.",
  find: "Find a student",
};
