// English: 5c05c680
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  title: "पूछताछ",
  intro: "वे परिवार जिन्होंने डेमो क्लास के लिए पूछा है और जिनका अभी खाता नहीं है।",
  add: "नई पूछताछ",
  funnel: "नतीजे",
  filters: "पूछताछ चुनें",
  stage: "चरण",
  allStages: "सभी चरण",
  source: "ज़रिया",
  allSources: "सभी ज़रिए",
  whose: "ज़िम्मेदारी",
  everybody: "सबकी",
  mine: "मेरी",
  answer: "जवाब",
  anyAnswer: "सभी",
  late: "देर हुई",
  show: "दिखाएँ",
  none: "यहाँ कोई पूछताछ नहीं है।",
  owner: (name) => `ज़िम्मेदारी: ${name}`,
  overdue: "समय निकल गया",
  all: (stage) => `सभी: ${stage}`,
  board: "बोर्ड पर वापस",
  first: "पहला पेज",
  next: "अगला पेज",
  pages: "पेज",
};
