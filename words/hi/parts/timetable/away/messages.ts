// English: 3191fae4
// English: 0
import type * as english from "#parts/timetable/away/messages.ts";

export const messages: typeof english.messages = {
  title: "छुट्टी",
  show: "क्लासें दिखाएँ",
  noLessons: "उस समय कोई क्लास नहीं है।",
  reason: "कारण",
  reasonHint: "रद्द क्लासों के परिवार इसे पढ़ेंगे",
  save: "सेव करें और क्लासें बदलें",
  change: "क्लासें बदलें",
  saveDays: "छुट्टी सेव करें",
  saving: "सेव हो रहा है...",
  done: "हो गया",
  undo: "वापस लें",
  open: "खोलें",
};
