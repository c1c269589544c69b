// English: 8ef487a5
import type * as english from "#routes/tutor/delete-content/messages.ts";

export const messages: typeof english.messages = {
  title: {
    recording: "రికార్డింగ్ తొలగించండి",
    "live-session": "క్లాస్ తొలగించండి",
    exam: "పరీక్ష తొలగించండి",
    announcement: "ప్రకటన తొలగించండి",
  },
  question: (title) => `“${title}” తొలగించాలా?`,
  detail: "ఇది ఇకపై విద్యార్థికి కనిపించదు.",
  notInSeries: "ఈ క్లాస్ మొదలైంది, లేదా ఇది ఇప్పుడు వారపు క్లాసుల్లో భాగం కాదు. “ఈ క్లాస్ మాత్రమే” ఎంచుకోండి.",
  confirm: "తొలగించండి",
  deleting: "తొలగిస్తున్నాం...",
  // Not "cancel", which would be said of the lesson too.
  cancel: "వద్దు",
};
