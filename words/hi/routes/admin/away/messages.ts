// English: 5cffebc0
import type * as english from "#routes/admin/away/messages.ts";

export const messages: typeof english.messages = {
  title: "छुट्टी पर ट्यूटर",
  intro: "इन छुट्टियों में ऐसी क्लासें हैं जिनका अभी कुछ तय नहीं हुआ। खोलकर उन्हें एक साथ बदलें या रद्द करें।",
  none: "ट्यूटर की छुट्टी में कोई क्लास नहीं है।",
  soon: "आज और कल कौन पढ़ाते हैं",
  soonIntro: "कोई बीमार है? दिन दबाएँ: हर क्लास के लिए सबसे अच्छा रास्ता दिखेगा।",
  nobodySoon: "आज और कल कोई नहीं पढ़ाते।",
  today: (count) => `आज: ${count}`,
  tomorrow: (count) => `कल: ${count}`,
  tutor: "ट्यूटर",
  days: "दिन",
  lessons: "क्लासें",
  firstDay: "पहला दिन",
  lastDay: "आख़िरी दिन",
  show: "क्लासें दिखाएँ",
  noLessons: "इन दिनों कोई क्लास नहीं है।",
  reason: "कारण",
  reasonHint: "रद्द क्लासों के परिवार इसे पढ़ेंगे",
  save: "सेव करें और क्लासें बदलें",
  saveDays: "छुट्टी सेव करें",
  saving: "सेव हो रहा है...",
  done: "हो गया",
  undo: "वापस लें",
  open: "खोलें",
};
