// English: b697d027
import type * as english from "#parts/timetable/time-off/messages.ts";

export const messages: typeof english.messages = {
  reason: "छुट्टी की वजह",
  reasonHint: "इसे सिर्फ़ अकादमी का स्टाफ़ और ट्यूटर देखते हैं",
  reasons: { ill: "तबीयत ठीक नहीं", leave: "छुट्टी", other: "कोई और वजह" },
  daysAndReason: (days, reason) => `${days}, ${reason}`,
};
