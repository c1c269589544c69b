// English: ad870bf2
import type * as english from "#routes/tutor/choose-student/messages.ts";

export const messages: typeof english.messages = {
  title: "जोड़ें",
  student: "विद्यार्थी",
  choose: "विद्यार्थी चुनें",
  what: "आप क्या जोड़ना चाहते हैं?",
  missing: "कृपया विद्यार्थी चुनें।",
  cancel: "रहने दें",
};
