import { academy } from "#content/academy.ts";

/** The words shared by the pages of mailed links. */
export const messages = {
  pageTitle: (title: string) => `${title} · ${academy.name}`,
  over: "This link no longer works",
  overText: "Each link works only once and for a limited time, and a newer link replaces it.",
};
