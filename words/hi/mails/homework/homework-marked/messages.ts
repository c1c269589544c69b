// English: fbf39431
import type * as english from "#mails/homework/homework-marked/messages.ts";

export const messages: typeof english.messages = {
  subject: (subject) => `होमवर्क जाँचा गया: ${subject}`,
  text: (tutor) => `${tutor} ने आपका होमवर्क जाँचा है:`,
  noName: "ट्यूटर",
  word: (tutor) => `${tutor} ने लिखा है:`,
  link: "अपना जवाब और जाँच देखें",
};
