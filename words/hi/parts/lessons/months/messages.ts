// English: f905784c
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/lessons/months/messages.ts";

// Numbers with the same word are added up, so the last two are the same.
const standings: typeof english.messages.standings = {
  held: "हुई",
  "student-missed": "विद्यार्थी नहीं आए",
  "tutor-missed": "ट्यूटर नहीं आए",
  "cancelled-late": "देर से रद्द",
  disputed: "नतीजा अभी तय नहीं",
  unsettled: "नतीजा अभी तय नहीं",
};

export const messages: typeof english.messages = {
  title: "प्रगति",
  monthTitle: (month) => `${month} की प्रगति`,
  who: (student, academy) => `${student} · ${academy}`,
  text: "हर महीने क्या सीखा गया, यहाँ देखें। हर कोई अपनी रफ़्तार से सीखता है।",
  empty: "प्रगति पहली क्लास से शुरू होती है। वह यहाँ दिखेगी।",
  nothing: "इन महीनों में कुछ दर्ज नहीं हुआ।",
  nothingInMonth: "इस महीने में कुछ दर्ज नहीं हुआ।",
  course: (subject, className) => `${subject}, ${className}`,
  covered: (number, all) => `पढ़े गए अध्याय: ${all} में से ${number}`,
  ahead: (all) => count(all, "अध्याय पढ़ना बाकी है", "अध्याय पढ़ने बाकी हैं"),
  isCovered: "पढ़ लिया",
  notCovered: "अभी नहीं पढ़ा",
  also: "यह भी पढ़ा",
  understanding: "कितना समझ आया",
  understandingOf: (lessons) => (lessons === 1 ? "एक क्लास में" : `पिछली ${lessons} क्लासों में`),
  months: "महीने",
  lessons: "क्लासें",
  standings,
  ownStandings: { ...standings, "student-missed": "आप नहीं आए" },
  homework: "होमवर्क",
  marks: "परीक्षाएँ",
  mark: (title, mark, outOf) => `${title}: ${outOf} में से ${mark}`,
  times: (what, number) => (number === 1 ? what : `${what} (${number})`),
  open: (month) => `${month} की क्लासें, प्रिंट करने के लिए`,
  print: "प्रिंट करें",
  printHint: "इस पेज को प्रिंट करने के लिए अपने ब्राउज़र का मेनू इस्तेमाल करें।",
  all: "सभी महीने",
  earlier: "पहले के महीने",
  later: "बाद के महीने",
  lesson: (course, standing) => `${course} · ${standing}`,
  homeworkKept: (text) => `होमवर्क: ${text}`,
  deleted: "हटाई गई क्लास",
};
