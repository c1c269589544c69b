import { count } from "#content/shared/count.ts";

export const messages = {
  office: "the academy's office",
  subject: (other: string) => `New messages: ${other}`,
  ofChild: (child: string, other: string) => `New messages about ${child}: ${other}`,
  text: (number: number) => `You have not read ${count(number, "message", "messages")} yet:`,
  more: (number: number) => `And ${count(number, "more message", "more messages")}.`,
  canRead: "The academy can read this.",
  link: "Read and answer",
  valid:
    "The link is valid for a day. Please don't pass it on: whoever has it can write in your name.",
};
