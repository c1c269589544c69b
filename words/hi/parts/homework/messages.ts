// English: 5c82caf5
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/homework/messages.ts";

export const messages: typeof english.messages = {
  homework: "होमवर्क",
  open: "जवाब और अंक",
  answer: "जवाब",
  yourAnswer: "आपका जवाब",
  handedIn: (when) => `जमा किया: ${when}`,
  fromTutor: (tutor) => (tutor ? `${tutor} की टिप्पणी` : "ट्यूटर की टिप्पणी"),
  photo: (number) => `फ़ोटो ${number}`,
  ticks: (number) => count(number, "सही का निशान", "सही के निशान"),
  crosses: (number) => count(number, "ग़लत का निशान", "ग़लत के निशान"),
  lines: (number) => count(number, "रेखा", "रेखाएँ"),
  drawn: (list) => `इस पर बने: ${list}`,
  written: "इस पर लिखा है",
  gone: "120 दिन बाद फ़ोटो हटा दी जाती है। उस पर जो बनाया गया, वह रहता है।",
};
