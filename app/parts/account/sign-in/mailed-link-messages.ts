/** The words shared by the pages of mailed links. */
export const messages = {
  over: "This link no longer works",
  overText: "Each link works only once and for a limited time, and a newer link replaces it.",
};
