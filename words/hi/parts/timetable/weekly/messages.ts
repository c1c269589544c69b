// English: fae02361
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/timetable/weekly/messages.ts";

export const weekdays: typeof english.weekdays = [
  { id: "1", name: "सोमवार" },
  { id: "2", name: "मंगलवार" },
  { id: "3", name: "बुधवार" },
  { id: "4", name: "गुरुवार" },
  { id: "5", name: "शुक्रवार" },
  { id: "6", name: "शनिवार" },
  { id: "7", name: "रविवार" },
];

export const messages: typeof english.messages = {
  title: "हर हफ़्ते की क्लासें जोड़ें",
  about: (student, subject, className, tutor) => `${student} · ${subject}, ${className} · ${tutor}`,
  usualDescription: "हर हफ़्ते की क्लास",
  days: "दिन",
  differentTimes: "अलग-अलग समय",
  differentTimesHint: "पहले दिन चुनें। जिस दिन के लिए अलग समय नहीं भरेंगे, उस दिन ऊपर वाला समय रहेगा।",
  timeOn: (weekday) => `${weekday} का समय`,
  firstDay: "पहला दिन",
  lastDay: "आख़िरी दिन",
  lastDayHint: "आख़िरी दिन न भरें तो क्लासें हर हफ़्ते चलती रहेंगी।",
  lessons: "क्लासों की संख्या",
  lessonsHint: "आख़िरी दिन के बदले",
  plan: "क्लासें तय करें",
  planning: "तय हो रही हैं...",
  cancel: "अभी नहीं",
  preview: "प्रीव्यू",
  allFree: (number) =>
    number === 1 ? "यह क्लास तय की जा सकती है।" : `सभी ${number} क्लासें तय की जा सकती हैं।`,
  someFree: (free, number) => `${number} में से ${free} समय खाली ${free === 1 ? "है" : "हैं"}।`,
  noneFree: "इनमें से कोई भी समय खाली नहीं है। ऊपर दूसरे दिन या दूसरा समय चुनें।",
  choices: "बाकी के लिए: उन्हें छोड़ दें, यहाँ हर एक के लिए दूसरा समय चुनें, या ऊपर दिन या समय बदलें।",
  freeForBoth: "दोनों के लिए खाली समय:",
  eachDay: (number) => (number === 1 ? "वह एक दिन" : `सभी ${number} दिन, एक-एक करके`),
  next: "अगली क्लासें",
  more: (number) => `और ${number} क्लास, इसी तरह हर हफ़्ते`,
  again: "इन्हें तय करने के लिए “क्लासें तय करें” फिर से दबाएँ।",
  issues: "क्लासें जिनका समय खाली नहीं है",
  what: (when) => `${when}: क्या करें`,
  leaveOut: "छोड़ दें",
  leftOut: "यह छोड़ दी जाएगी।",
  keep: "फिर भी तय करें",
  moveTo: (when) => `इस समय पर ले जाएँ: ${when}`,
  notPossible: "यह आवंटन समाप्त हो चुका है, या इसमें अभी पढ़ाने वाले ट्यूटर नहीं हैं। कोई क्लास तय नहीं की गई।",
};

export const previewProblems: typeof english.previewProblems = {
  "moved-taken": "आपका चुना हुआ एक समय अब खाली नहीं है। कृपया फिर से चुनें।",
  "none-left": "तय करने के लिए कोई क्लास नहीं बची। दूसरे दिन या दूसरा समय चुनें।",
};

const are = (number: number) => (number === 1 ? "है" : "हैं");

const of = (number: number, all: number) => `${all} में से ${count(number, "क्लास", "क्लासें")}`;

const atNight = (number: number, all: number) =>
  `${of(number, all)} रात 10 बजे से सुबह 6 बजे के बीच ${are(number)}। समय जाँच लें।`;

export const previewWarnings: typeof english.previewWarnings = {
  tutor: {
    "outside-hours": (number, all) => `${of(number, all)} आपके पढ़ाने के समय से बाहर ${are(number)}।`,
    "at-night": atNight,
  },
  admin: {
    "outside-hours": (number, all) => `${of(number, all)} ट्यूटर के पढ़ाने के समय से बाहर ${are(number)}।`,
    "at-night": atNight,
  },
};
