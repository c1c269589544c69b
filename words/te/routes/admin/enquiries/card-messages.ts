// English: 9e998d29
import type * as english from "#routes/admin/enquiries/card-messages.ts";

export const lostWords: typeof english.lostWords = {
  "no-answer": "జవాబు లేదు",
  price: "ఫీజు",
  time: "అనువైన సమయం లేదు",
  "other-academy": "మరో అకాడమీని ఎంచుకున్నారు",
  "not-interested": "ఇప్పుడు ఆసక్తి లేదు",
  "not-serious": "నిజమైన ఎంక్వైరీ కాదు",
  other: "మరో కారణం",
};

export const languageWords: typeof english.languageWords = {
  en: "ఇంగ్లీష్",
  te: "తెలుగు",
  hi: "హిందీ",
};

export const demoWords: typeof english.demoWords = {
  when: (time, length) => `${time}, ${length}`,
  book: "డెమో బుక్ చేయండి",
  change: "డెమో మార్చండి",
  held: "డెమో జరిగింది",
  missed: "డెమోకు రాలేదు",
  cancelled: "డెమో రద్దు చేయండి",
  later: "పూర్తయ్యాక, క్లాస్ జరిగిందని ఇక్కడ చెప్పండి.",
};

export const noNextStep: typeof english.noNextStep = "ఏదీ లేదు";

export const ageWords: typeof english.ageWords = {
  now: "ఇప్పుడే",
  minutes: (count) => (count === 1 ? "1 నిమిషం క్రితం" : `${count} నిమిషాల క్రితం`),
  hours: (count) => (count === 1 ? "1 గంట క్రితం" : `${count} గంటల క్రితం`),
  days: (count) => (count === 1 ? "1 రోజు క్రితం" : `${count} రోజుల క్రితం`),
};

export const cardWords: typeof english.cardWords = {
  course: (className, subjects) => (subjects === "" ? className : `${className} · ${subjects}`),
  nobody: "ఇంకా ఎవరూ లేరు",
  next: (step, when) => `${step} · ${when}`,
  at: (day, time) => `${day}, ${time}`,
  asker: (name, who) => `${name} (${who})`,
  came: (when, age) => `${when} (${age})`,
  counted: (count, limit) => (count < limit ? String(count) : `${limit}+`),
};
