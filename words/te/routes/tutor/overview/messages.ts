// English: b612c165
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/overview/messages.ts";

export const messages: typeof english.messages = {
  homework: (waiting) => (waiting > 0 ? `హోంవర్క్: దిద్దాల్సినవి ${waiting}` : "హోంవర్క్"),
  today: "ఈరోజు",
  add: "జోడించండి",
  nextLesson: "తర్వాతి క్లాస్",
  startsIn: (left) => `మొదలవడానికి ఇంకా ${left}`,
  addLink: "లింక్ జోడించండి",
  noLink: "దీనికి ఇంకా లింక్ లేదు.",
  toFinish: "ముగించాల్సినవి",
  noneToday: "ఈరోజు క్లాసులు లేవు.",
  noMoreToday: "ఈరోజు ఇంక క్లాసులు లేవు.",
  now: (time) => `ఇప్పుడు, ${time}`,
  live: "ఇప్పుడు",
  lastTime: (title) => `గతసారి: ${title}`,
  finish: "ముగించండి",
  held: "జరిగింది, ఇంకేమీ లేదు",
  report: "రిపోర్ట్ రాయండి",
  moreToFinish: (number) => `ఇంకా ${count(number, "క్లాస్", "క్లాసులు")} ముగించాలి`,
  requests: "కుటుంబాలు అడుగుతున్నవి",
  gaps: "నిర్ణయించాల్సిన క్లాసులు",
  noLesson: (student) => `${student}: క్లాస్ ఏదీ నిర్ణయించలేదు`,
  addLesson: "లైవ్ సెషన్ జోడించండి",
  moreStudents: (number) => `ఇంకా ${count(number, "విద్యార్థి", "మంది విద్యార్థులు")}`,
  later: "రాబోయేవి",
  moreLessons: (number) => `ఇంకా ${count(number, "క్లాస్", "క్లాసులు")}`,
};
