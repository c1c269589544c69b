// English: 35ddc13f
import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";
import type * as english from "#parts/teaching/content/content-messages.ts";

export const labels: typeof english.labels = {
  title: "శీర్షిక",
  description: "వివరణ",
  url: "URL",
  date: "తేదీ",
  time: "సమయం",
  minutes: "వ్యవధి",
  mark: "మార్కులు",
  outOf: "మొత్తం మార్కులు",
};

export const messages: typeof english.messages = {
  timeHint: "భారత సమయం (IST)",
  otherLength: "వేరే వ్యవధి",
  otherMinutes: "నిమిషాలు",
  otherMinutesHint: `${shortestLength} నుండి ${longestLength} వరకు`,
  optional: "తప్పనిసరి కాదు",
  urlPlaceholder: "https://",
  examUrlPlaceholder: "Google Form URL",
  saving: "సేవ్ అవుతోంది...",
  cancel: "వద్దు",
  notNow: "ఇప్పుడు వద్దు",
};

export const draftWords: typeof english.draftWords = {
  text: "మీరు రాసిన డ్రాఫ్ట్ తిరిగి తెచ్చాం",
  discard: "డ్రాఫ్ట్ తొలగించండి",
};
