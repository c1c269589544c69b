// English: e760a52e
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "आपके लिए ठीक समय",
  title: "आपके लिए ठीक समय",
  text: "बताइए कि हफ़्ते में किन समयों पर क्लास आपके परिवार को ठीक रहेगी। इससे अकादमी ऐसे ट्यूटर खोजती है जो तब खाली हों। आप इसे जब चाहें बदल सकते हैं।",
  unknown: "आपने अभी हमें नहीं बताया है।",
};

export const notices: typeof english.notices = {
  "times-saved": "धन्यवाद। आपके समय सेव हो गए हैं।",
};
