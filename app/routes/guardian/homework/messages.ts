export const messages = {
  noAnswer: "Nothing has been handed in yet.",
  back: "Back to the overview",
};
