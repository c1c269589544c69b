import { academy } from "#content/academy.ts";

export const messages = {
  pageTitle: `For guardians · ${academy.name}`,
  questions: "Questions? Write to us:",
  newLink: "Get a new link",
};
