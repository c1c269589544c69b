// English: 35ddc13f
import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";
import type * as english from "#parts/teaching/content/content-messages.ts";

export const labels: typeof english.labels = {
  title: "शीर्षक",
  description: "विवरण",
  url: "URL",
  date: "तारीख़",
  time: "समय",
  minutes: "अवधि",
  mark: "अंक",
  outOf: "कुल अंक",
};

export const messages: typeof english.messages = {
  timeHint: "भारत का समय (IST)",
  otherLength: "कोई और अवधि",
  otherMinutes: "मिनट",
  otherMinutesHint: `${shortestLength} से ${longestLength} तक`,
  optional: "ज़रूरी नहीं",
  urlPlaceholder: "https://",
  examUrlPlaceholder: "Google Form URL",
  saving: "सेव हो रहा है...",
  cancel: "रहने दें",
  notNow: "अभी नहीं",
};

export const draftWords: typeof english.draftWords = {
  text: "आपका ड्राफ़्ट वापस आ गया",
  discard: "ड्राफ़्ट हटाएँ",
};
