// English: 5bb1c58e
import type * as english from "#routes/guardian/times/messages.ts";

export const messages: typeof english.messages = {
  title: (student) => `${student} की सुविधा के समय`,
  text: "बताइए कि हर हफ़्ते आपके परिवार के लिए क्लास कब ठीक रहेगी। इससे अकादमी ऐसे ट्यूटर ढूँढती है जो उस समय खाली हों। आपका बच्चा भी इसे देख और बदल सकता है।",
  back: "क्लासों पर वापस जाएँ",
};

export const notices: typeof english.notices = {
  "times-saved": "धन्यवाद। समय सेव हो गए हैं।",
};
