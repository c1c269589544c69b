// English: 012710b5
import type * as english from "#mails/teaching/announcement/messages.ts";

export const messages: typeof english.messages = {
  subject: (title) => `घोषणा: ${title}`,
  text: (tutor, subject) => `${subject} के आपके ट्यूटर ${tutor} की घोषणा:`,
  link: "कोर्स खोलें",
};
