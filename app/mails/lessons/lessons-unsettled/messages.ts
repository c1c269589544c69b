import { queueHours } from "#domain/lessons/settlement.ts";

export const messages = {
  subject: (count: number) =>
    count === 1 ? "How did your lesson turn out?" : `How did your ${count} lessons turn out?`,
  text: "Families wait for your word on:",
  how: `On your dashboard it is one press for each. What nobody has settled ${queueHours} hours after a lesson, an admin looks into.`,
  link: "Open your dashboard",
};
