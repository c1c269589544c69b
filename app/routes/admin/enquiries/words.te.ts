// English: 1b22dfb5
import type * as english from "./words.ts";

export const stageWords: typeof english.stageWords = {
  new: "కొత్త",
  called: "కాల్ చేశాం",
  "demo-booked": "డెమో బుక్ అయింది",
  "demo-held": "డెమో జరిగింది",
  enrolled: "చేరారు",
  lost: "చేరలేదు",
};

export const sourceWords: typeof english.sourceWords = {
  website: "వెబ్‌సైట్",
  phone: "ఫోన్",
  "walk-in": "నేరుగా వచ్చారు",
  whatsapp: "WhatsApp",
  referral: "తెలిసినవారి ద్వారా",
  other: "ఇతరం",
};

export const lostWords: typeof english.lostWords = {
  "no-answer": "జవాబు లేదు",
  price: "ఫీజు",
  time: "అనువైన సమయం లేదు",
  "other-academy": "మరో అకాడమీని ఎంచుకున్నారు",
  "not-interested": "ఇప్పుడు ఆసక్తి లేదు",
  "not-serious": "నిజమైన ఎంక్వైరీ కాదు",
  other: "మరో కారణం",
};

export const askerWords: typeof english.askerWords = {
  parent: "తల్లి లేదా తండ్రి",
  student: "విద్యార్థి",
};

export const languageWords: typeof english.languageWords = {
  en: "ఇంగ్లీష్",
  te: "తెలుగు",
  hi: "హిందీ",
};

export const eventWords: typeof english.eventWords = {
  received: "ఎంక్వైరీ వచ్చింది",
  call: "కాల్",
  note: "నోట్",
  owner: "బాధ్యత మారింది",
  "next-step": "తదుపరి పని",
  lost: "చేరలేదు",
  reopened: "మళ్లీ తెరిచారు",
  enrolled: "చేరారు",
  "demo-booked": "డెమో బుక్ అయింది",
  "demo-held": "డెమో జరిగింది",
  "demo-moved": "డెమో మారింది",
  "demo-missed": "డెమోకు రాలేదు",
  "demo-cancelled": "డెమో రద్దయింది",
};

export const demoWords: typeof english.demoWords = {
  when: (time, length) => `${time}, ${length}`,
  book: "డెమో బుక్ చేయండి",
  change: "డెమో మార్చండి",
  held: "డెమో జరిగింది",
  missed: "డెమోకు రాలేదు",
  cancelled: "డెమో రద్దు చేయండి",
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
  by: (when, name) => (name === null ? when : `${when} · ${name}`),
  counted: (count, limit) => (count < limit ? String(count) : `${limit}+`),
};
