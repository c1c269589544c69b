import { academy } from "#content/academy.ts";

export const messages = {
  subject: (child: string) => `Your page with ${child}'s classes at ${academy.name}`,
  text: "Here is your page. It shows the next classes, recordings, announcements and tutors of every child whose guardian you are with us. You need no password.",
  open: "Open your page",
  keep: "Anyone who has this link can read the page, so please keep it to yourself. The page has a button that ends it.",
  change: (child: string) =>
    `You can read what you were asked for ${child} again and change your answer at any time:`,
  answer: "Read or change your answer",
};
