export const messages = {
  alsoTo: "Also publish to",
  alsoToHint: "Your other students get the same, all at once.",
  find: "Find a student",
};
