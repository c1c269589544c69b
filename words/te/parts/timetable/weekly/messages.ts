// English: fae02361
import type * as english from "#parts/timetable/weekly/messages.ts";

export const weekdays: typeof english.weekdays = [
  { id: "1", name: "సోమవారం" },
  { id: "2", name: "మంగళవారం" },
  { id: "3", name: "బుధవారం" },
  { id: "4", name: "గురువారం" },
  { id: "5", name: "శుక్రవారం" },
  { id: "6", name: "శనివారం" },
  { id: "7", name: "ఆదివారం" },
];

export const messages: typeof english.messages = {
  title: "వారపు క్లాసులు జోడించండి",
  about: (student, subject, className, tutor) => `${student} · ${subject}, ${className} · ${tutor}`,
  usualDescription: "వారపు క్లాస్",
  days: "రోజులు",
  differentTimes: "వేర్వేరు సమయాలు",
  differentTimesHint: "ముందుగా రోజులు ఎంచుకోండి. ఏ రోజుకైనా విడిగా సమయం ఇవ్వకపోతే, పైన ఇచ్చిన సమయమే ఉంటుంది.",
  timeOn: (weekday) => `${weekday} సమయం`,
  firstDay: "మొదటి రోజు",
  lastDay: "చివరి రోజు",
  lastDayHint: "చివరి రోజు ఇవ్వకపోతే క్లాసులు ప్రతి వారం కొనసాగుతాయి.",
  lessons: "క్లాసుల సంఖ్య",
  lessonsHint: "చివరి రోజుకు బదులుగా",
  plan: "క్లాసులు నిర్ణయించండి",
  planning: "నిర్ణయిస్తున్నాం...",
  cancel: "ఇప్పుడు వద్దు",
  preview: "ప్రివ్యూ",
  allFree: (number) =>
    number === 1 ? "ఈ క్లాస్‌ను నిర్ణయించవచ్చు." : `మొత్తం ${number} క్లాసులనూ నిర్ణయించవచ్చు.`,
  someFree: (free, number) =>
    `మొత్తం ${number} సమయాల్లో ${free} ${free === 1 ? "ఖాళీగా ఉంది" : "ఖాళీగా ఉన్నాయి"}.`,
  noneFree: "వీటిలో ఏ సమయమూ ఖాళీగా లేదు. పైన వేరే రోజులు లేదా వేరే సమయం ఎంచుకోండి.",
  choices: "మిగతా వాటిని వదిలేయవచ్చు, ఒక్కోదానికి ఇక్కడ వేరే సమయం ఎంచుకోవచ్చు, లేదా పైన రోజులు, సమయం మార్చవచ్చు.",
  freeForBoth: "ఇద్దరికీ ఖాళీగా ఉన్న సమయాలు:",
  eachDay: (number) => (number === 1 ? "ఆ ఒక్క రోజు" : `ఒక్కో రోజు విడిగా (${number})`),
  next: "రాబోయే క్లాసులు",
  more: (number) => `ఇంకా ${number}, ప్రతి వారం`,
  again: "వీటిని నిర్ణయించడానికి “క్లాసులు నిర్ణయించండి” మళ్లీ నొక్కండి.",
  issues: "సమయం ఖాళీగా లేని క్లాసులు",
  what: (when) => `${when}: ఏం చేయాలి`,
  leaveOut: "వదిలేయండి",
  leftOut: "ఈ క్లాస్‌ను వదిలేస్తాం.",
  keep: "అయినా నిర్ణయించండి",
  moveTo: (when) => `ఈ సమయానికి మార్చండి: ${when}`,
  notPossible: "ఈ కేటాయింపు ముగిసింది, లేదా దీనికి ఇప్పుడు క్లాసులు చెప్పే ట్యూటర్ లేరు. ఏ క్లాస్‌నూ నిర్ణయించలేదు.",
};

export const previewProblems: typeof english.previewProblems = {
  "moved-taken": "మీరు ఎంచుకున్న ఒక సమయం ఇప్పుడు ఖాళీగా లేదు. దయచేసి మళ్లీ ఎంచుకోండి.",
  "none-left": "నిర్ణయించడానికి క్లాసులేవీ మిగల్లేదు. వేరే రోజులు లేదా వేరే సమయం ఎంచుకోండి.",
};

const are = (number: number) => (number === 1 ? "ఉంది" : "ఉన్నాయి");

const begin = (number: number) => (number === 1 ? "మొదలవుతుంది" : "మొదలవుతాయి");

const atNight = (number: number, all: number) =>
  `మొత్తం ${all} క్లాసుల్లో ${number} రాత్రి 10 నుండి ఉదయం 6 గంటల లోపు ${begin(number)}. సమయం సరిచూసుకోండి.`;

export const previewWarnings: typeof english.previewWarnings = {
  tutor: {
    "outside-hours": (number, all) => `మొత్తం ${all} క్లాసుల్లో ${number} మీ బోధన వేళల బయట ${are(number)}.`,
    "at-night": atNight,
  },
  admin: {
    "outside-hours": (number, all) =>
      `మొత్తం ${all} క్లాసుల్లో ${number} ట్యూటర్ బోధన వేళల బయట ${are(number)}.`,
    "at-night": atNight,
  },
};
