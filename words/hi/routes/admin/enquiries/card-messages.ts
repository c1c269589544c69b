// English: 9e998d29
import type * as english from "#routes/admin/enquiries/card-messages.ts";

export const lostWords: typeof english.lostWords = {
  "no-answer": "जवाब नहीं मिला",
  price: "फ़ीस",
  time: "सही समय नहीं मिला",
  "other-academy": "दूसरी अकादमी चुन ली",
  "not-interested": "अब रुचि नहीं है",
  "not-serious": "असली पूछताछ नहीं थी",
  other: "कोई और कारण",
};

export const languageWords: typeof english.languageWords = {
  en: "अंग्रेज़ी",
  te: "तेलुगु",
  hi: "हिंदी",
};

export const demoWords: typeof english.demoWords = {
  when: (time, length) => `${time}, ${length}`,
  book: "डेमो बुक करें",
  change: "डेमो बदलें",
  held: "डेमो हो गया",
  missed: "डेमो में नहीं आए",
  cancelled: "डेमो रद्द करें",
  later: "क्लास पूरी होने पर यहाँ बताएँ कि वह हुई।",
};

export const noNextStep: typeof english.noNextStep = "कुछ नहीं";

export const ageWords: typeof english.ageWords = {
  now: "अभी-अभी",
  minutes: (count) => `${count} मिनट पहले`,
  hours: (count) => `${count} घंटे पहले`,
  days: (count) => `${count} दिन पहले`,
};

export const cardWords: typeof english.cardWords = {
  course: (className, subjects) => (subjects === "" ? className : `${className} · ${subjects}`),
  nobody: "अभी कोई नहीं",
  next: (step, when) => `${step} · ${when}`,
  at: (day, time) => `${day}, ${time}`,
  asker: (name, who) => `${name} (${who})`,
  came: (when, age) => `${when} (${age})`,
  counted: (count, limit) => (count < limit ? String(count) : `${limit}+`),
};
