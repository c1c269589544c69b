// English: cc692fc9
import type * as english from "#routes/tutor/make-up/messages.ts";

export const messages: typeof english.messages = {
  title: "బదులు క్లాస్ నిర్ణయించండి",
  makesUpFor: (at) => `రద్దయిన క్లాస్‌కు బదులుగా (${at}).`,
  notPossible: "ఈ క్లాస్ రద్దు కాలేదు, లేదా దీనికి ఇప్పటికే బదులు క్లాస్ ఉంది.",
};
