// English: d19eb2ef
import type * as english from "#parts/timetable/time-off/messages.ts";

export const messages: typeof english.messages = {
  firstDay: "पहला दिन",
  from: "इस समय से",
  lastDay: "आख़िरी दिन",
  until: "इस समय तक",
  optional: "खाली: पूरा दिन",
  reason: "छुट्टी का कारण",
  reasonHint: "इसे सिर्फ़ अकादमी का स्टाफ़ और ट्यूटर देखते हैं",
  reasons: { ill: "तबीयत ठीक नहीं", leave: "छुट्टी", other: "कोई और कारण" },
};
