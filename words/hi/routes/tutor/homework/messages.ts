// English: d4c5e6f1
import { homeworkLimits } from "#domain/homework/homework.ts";
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/homework/messages.ts";

const notApproved = "अकादमी की मंज़ूरी के बाद आप यह कर सकते हैं।";

export const messages: typeof english.messages = {
  listTitle: "होमवर्क",
  waiting: "आपके इंतज़ार में",
  nothingWaits: "आपके लिए कुछ बाकी नहीं है।",
  marked: "हाल में जाँचे गए",
  open: "खोलें",

  setTitle: "होमवर्क दें",
  text: "क्या करना है?",
  until: "कब तक",
  optional: "ज़रूरी नहीं",
  set: "होमवर्क दें",
  saving: "सेव हो रहा है...",
  problems: {
    "text-missing": "कृपया लिखें कि क्या करना है।",
    "homework-too-long": `होमवर्क में ${homeworkLimits.text.toLocaleString("en-IN")} अक्षर हो सकते हैं।`,
    "homework-until-invalid": "कृपया सही तारीख़ दें।",
    "homework-until-past": "होमवर्क की तारीख़ आज से पहले की नहीं हो सकती।",
    "not-approved": notApproved,
  },

  noAnswer: "अभी कुछ जमा नहीं किया गया।",
  remove: "होमवर्क हटाएँ",
  removing: "हटाया जा रहा है...",
  backToList: "सारा होमवर्क",
  drawOn: "इस पर निशान लगाएँ",
  markTitle: "अंक और टिप्पणी",
  mark: "अंक",
  outOf: "कितने में से",
  word: "आप क्या कहेंगे?",
  saveMark: "विद्यार्थी को भेजें",
  markingProblems: {
    "marking-missing": "अंक, टिप्पणी या दोनों दें।",
    "mark-incomplete": "कृपया अंक दें, और कितने में से।",
    "mark-invalid": "अंक 0 से 1000 तक की संख्या है, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।",
    "mark-too-high": "अंक कुल अंकों से ज़्यादा नहीं हो सकते।",
    "word-too-long": `इसमें ${homeworkLimits.word} अक्षर हो सकते हैं।`,
    "no-answer": "अभी कुछ जमा नहीं किया गया।",
    "not-approved": notApproved,
  },

  drawTitle: "फ़ोटो पर निशान लगाएँ",
  tool: "क्या बनाना है",
  tools: { pen: "पेन", tick: "सही", cross: "ग़लत", text: "शब्द" },
  colour: "रंग",
  colours: { red: "लाल", blue: "नीला", green: "हरा" },
  words: "कौन-से शब्द लिखने हैं",
  withoutPointing: "बिना उँगली या माउस के",
  place: "कहाँ",
  places: {
    "top-left": "ऊपर बाएँ",
    top: "ऊपर",
    "top-right": "ऊपर दाएँ",
    left: "बाएँ",
    middle: "बीच में",
    right: "दाएँ",
    "bottom-left": "नीचे बाएँ",
    bottom: "नीचे",
    "bottom-right": "नीचे दाएँ",
  },
  put: "वहाँ लगाएँ",
  undo: "पिछला वापस लें",
  saveDrawing: "सेव करें",
  onPhoto: (number) => count(number, "निशान फ़ोटो पर है", "निशान फ़ोटो पर हैं"),
  drawingRefused: {
    invalid: "यह सेव नहीं हुआ। एक फ़ोटो पर 200 निशान और एक बार में 120 अक्षर हो सकते हैं।",
    "not-approved": notApproved,
  },
  needsWords: "पहले शब्द लिखें।",
  backToAnswer: "जवाब पर वापस जाएँ",
};
