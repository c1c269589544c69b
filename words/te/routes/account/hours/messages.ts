// English: f2ae1c68
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/account/hours/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "మీ బోధన సమయాలు",
  title: "మీ బోధన సమయాలు",
  text: "ప్రతి వారం మీరు బోధించే సమయాలు. కొత్త విద్యార్థుల క్లాసులను అకాడమీ ఈ సమయాల్లోనే పెడుతుంది. ఏదైనా క్లాస్ వీటికి బయట ఉంటే మీకు హెచ్చరిక కనిపిస్తుంది.",
  unknown:
    "మీ బోధన సమయాలు మీరు ఇంకా మాకు చెప్పలేదు. చెప్పే వరకు అవి తెలియనట్టే లెక్క, ఎప్పుడూ ఖాళీగా ఉన్నట్టు కాదు; ముందుగా ఇతర ట్యూటర్లను సూచిస్తాం.",
  room: "మీటింగ్ లింక్",
  roomText: "మీ క్లాసులన్నీ జరిగే ఒకే లింక్. ప్రతి కొత్త క్లాసుకూ అదే వస్తుంది.",
  setRoom: "మీటింగ్ లింక్ పెట్టండి",
  changeRoom: "మీటింగ్ లింక్ మార్చండి",
  timeOff: "సెలవు",
  timeOffText: "మీరు బోధించని సమయం. అప్పుడు క్లాసులు ఉంటే, వాటిని ఏం చేయాలో ముందు మీరు ఎంచుకుంటారు.",
  noTimeOff: "సెలవు ఏదీ పెట్టలేదు.",
  addTitle: "సెలవు జోడించండి",
  add: "సెలవు జోడించండి",
  adding: "జోడిస్తున్నాం...",
  delete: "తొలగించండి",
  deleting: "తొలగిస్తున్నాం...",
  cancel: "వద్దు",
  deleteTitle: "సెలవు తొలగింపు",
  deleteQuestion: (days) => `మీ సెలవును తొలగించాలా: ${days}?`,
  planned: (number) => `ఈ రోజుల్లో ${count(number, "క్లాస్ ఉంది", "క్లాసులు ఉన్నాయి")}:`,
  deal: "ఈ క్లాసులను ఏం చేయాలో ఎంచుకోండి",
  lesson: (title, student, time) => `${title}, విద్యార్థి: ${student}, ${time}`,
  more: (number) => `ఇంకా ${number}`,
};

export const notices: typeof english.notices = {
  "room-saved": "మీ మీటింగ్ లింక్ సేవ్ అయింది.",
  "hours-saved": "మీ బోధన సమయాలు సేవ్ అయ్యాయి.",
  "time-off-added": "మీ సెలవు జోడించాం.",
  "time-off-deleted": "మీ సెలవు తొలగించాం.",
};
