// English: 012710b5
import type * as english from "#mails/teaching/announcement/messages.ts";

export const messages: typeof english.messages = {
  subject: (title) => `ప్రకటన: ${title}`,
  text: (tutor, subject) => `మీ ${subject} ట్యూటర్ ${tutor} గారి ప్రకటన:`,
  link: "కోర్సు తెరవండి",
};
