import { academy } from "#content/academy.ts";

export const messages = {
  subject: (child: string) => `We still need your answer for ${child}`,
  text: (child: string) =>
    `A few days ago we asked whether you, as their guardian, consent to what ${academy.name} keeps about ${child}. Please read it and tell us: yes and no are both fine.`,
  link: "Read and answer",
  last: "We don't remind you again.",
};
