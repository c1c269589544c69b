// English: e760a52e
import type * as english from "#routes/account/times/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "आपके लिए सुविधाजनक समय",
  title: "आपके लिए सुविधाजनक समय",
  text: "बताएँ कि हफ़्ते में किस-किस समय क्लास आपके परिवार के लिए ठीक रहेगी। इससे अकादमी ऐसे ट्यूटर खोजती है जो तब खाली हों। आप इसे जब चाहें बदल सकते हैं।",
  unknown: "आपने अभी हमें नहीं बताया है।",
};

export const notices: typeof english.notices = {
  "times-saved": "धन्यवाद। आपके बताए हुए समय सेव हो गए हैं।",
};
