// English: fa61bcf6
import type * as english from "#parts/people/contact/messages.ts";

export const chatNames: typeof english.chatNames = {
  "missed-call": "बताएँ कि फ़ोन पर बात नहीं हो पाई",
  reminder: "अगली क्लास याद दिलाएँ",
  link: "अगली क्लास का लिंक",
  times: "सुविधा का समय पूछें",
};
