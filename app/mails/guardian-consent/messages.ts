import { academy } from "#content/academy.ts";

export const messages = {
  subject: (child: string) => `May ${child} learn with ${academy.name}?`,
  text: (child: string) =>
    `${child} has an account at ${academy.name}, an academy for one-to-one tutoring online, and named you as their guardian.`,
  question:
    "Because they are under 18, we ask you: please read what we keep about them and why, and tell us whether you consent.",
  link: "Read and answer",
  afterwards: (child: string) =>
    `The link stays good, so you can change your answer later. Once you have consented, we send you a second one, to a page where you see ${child}'s next classes, recordings and announcements.`,
};
