import { academy } from "#content/academy.ts";

/** The words shared by the pages of mailed links. */
export const messages = {
  pageTitle: (title: string) => `${title} · ${academy.name}`,
  over: "This link no longer works",
  overText: "Each link works once and only for a while, and a newer one replaces it.",
};
