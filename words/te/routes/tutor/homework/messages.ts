// English: d4c5e6f1
import { homeworkLimits } from "#domain/homework/homework.ts";
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/homework/messages.ts";

const notApproved = "అకాడమీ మిమ్మల్ని ఆమోదించిన తర్వాత ఇది చేయవచ్చు.";

export const messages: typeof english.messages = {
  listTitle: "హోంవర్క్",
  waiting: "మీరు చూడాల్సినవి",
  nothingWaits: "మీరు చూడాల్సినవి ఏమీ లేవు.",
  marked: "ఇటీవల దిద్దినవి",
  open: "తెరవండి",

  setTitle: "హోంవర్క్ ఇవ్వండి",
  text: "ఏమి చేయాలి?",
  until: "గడువు",
  optional: "తప్పనిసరి కాదు",
  set: "హోంవర్క్ ఇవ్వండి",
  saving: "సేవ్ అవుతోంది …",
  problems: {
    "text-missing": "ఏమి చేయాలో దయచేసి రాయండి.",
    "homework-too-long": `హోంవర్క్‌లో గరిష్ఠంగా ${homeworkLimits.text.toLocaleString("en-IN")} అక్షరాలు ఉండవచ్చు.`,
    "homework-until-invalid": "దయచేసి సరైన తేదీ ఇవ్వండి.",
    "homework-until-past": "హోంవర్క్ గడువు ఈరోజు కంటే ముందు ఉండకూడదు.",
    "not-approved": notApproved,
  },

  noAnswer: "ఇంకా ఏదీ సమర్పించలేదు.",
  remove: "హోంవర్క్‌ను తొలగించండి",
  removing: "తొలగిస్తున్నాం …",
  backToList: "మొత్తం హోంవర్క్",
  drawOn: "దీనిపై గీయండి",
  markTitle: "మార్కులు, వ్యాఖ్య",
  mark: "మార్కులు",
  outOf: "ఎన్నింటికి",
  word: "మీ వ్యాఖ్య ఏమిటి?",
  saveMark: "విద్యార్థికి పంపండి",
  markingProblems: {
    "marking-missing": "మార్కులు, వ్యాఖ్య లేదా రెండూ ఇవ్వండి.",
    "mark-incomplete": "దయచేసి మార్కులు, అవి ఎన్నింటికో ఇవ్వండి.",
    "mark-invalid": "మార్కులు 0 నుండి 1000 వరకు ఉండాలి, దశాంశాలు రెండు వరకు.",
    "mark-too-high": "మార్కులు మొత్తం కంటే ఎక్కువ ఉండకూడదు.",
    "word-too-long": `ఇందులో గరిష్ఠంగా ${homeworkLimits.word} అక్షరాలు ఉండవచ్చు.`,
    "no-answer": "ఇంకా ఏదీ సమర్పించలేదు.",
    "not-approved": notApproved,
  },

  drawTitle: "ఫోటోపై గీయండి",
  tool: "ఏమి గీయాలి",
  tools: { pen: "పెన్", tick: "టిక్", cross: "ఇంటు", text: "రాత" },
  colour: "రంగు",
  colours: { red: "ఎరుపు", blue: "నీలం", green: "ఆకుపచ్చ" },
  words: "ఏమి రాయాలి",
  withoutPointing: "ఫోటోను తాకకుండా",
  place: "ఫోటోలో ఎక్కడ",
  places: {
    "top-left": "పైన ఎడమ",
    top: "పైన",
    "top-right": "పైన కుడి",
    left: "ఎడమ",
    middle: "మధ్యలో",
    right: "కుడి",
    "bottom-left": "కింద ఎడమ",
    bottom: "కింద",
    "bottom-right": "కింద కుడి",
  },
  put: "అక్కడ పెట్టండి",
  undo: "చివరిది వెనక్కి తీసుకోండి",
  saveDrawing: "సేవ్ చేయండి",
  onPhoto: (number) => count(number, "గుర్తు ఫోటోపై ఉంది", "గుర్తులు ఫోటోపై ఉన్నాయి"),
  drawingRefused: {
    invalid: "ఇది సేవ్ కాలేదు. ఫోటోపై గరిష్ఠంగా 200 గుర్తులు, ఒక్కో రాతలో 120 అక్షరాలు ఉండవచ్చు.",
    "not-approved": notApproved,
  },
  needsWords: "ముందు ఏమి రాయాలో టైప్ చేయండి.",
  backToAnswer: "జవాబుకు తిరిగి వెళ్లండి",
};
