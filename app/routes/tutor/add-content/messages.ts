export const messages = {
  alsoTo: "Also publish to",
  alsoToHint: "Your other students get it at the same time.",
  find: "Find a student",
};
