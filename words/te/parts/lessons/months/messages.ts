// English: f905784c
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/lessons/months/messages.ts";

const chapters = (number: number) => count(number, "అధ్యాయం", "అధ్యాయాలు");

// Numbers with the same word are added up, so the last two are the same.
const standings: typeof english.messages.standings = {
  held: "జరిగింది",
  "student-missed": "విద్యార్థి రాలేదు",
  "tutor-missed": "ట్యూటర్ రాలేదు",
  "cancelled-late": "ఆలస్యంగా రద్దు",
  disputed: "ఇంకా తేలలేదు",
  unsettled: "ఇంకా తేలలేదు",
};

export const messages: typeof english.messages = {
  title: "ప్రగతి",
  monthTitle: (month) => `${month} ప్రగతి`,
  who: (student, academy) => `${student} · ${academy}`,
  text: "నెలనెలా ఏం నేర్చుకున్నారో ఇక్కడ చూడవచ్చు. ఎవరి వేగంతో వారు నేర్చుకుంటారు.",
  empty: "మొదటి క్లాస్‌తో ప్రగతి మొదలవుతుంది. అది ఇక్కడ కనిపిస్తుంది.",
  nothing: "ఈ నెలల్లో ఏమీ నమోదు కాలేదు.",
  nothingInMonth: "ఈ నెలలో ఏమీ నమోదు కాలేదు.",
  course: (subject, className) => `${subject}, ${className}`,
  covered: (number, all) => `మొత్తం ${chapters(all)}, చదివినవి ${number}`,
  ahead: (all) => `ఇంకా ${chapters(all)} చదవాలి`,
  isCovered: "చదివారు",
  notCovered: "ఇంకా చదవలేదు",
  also: "ఇవి కూడా చదివారు",
  understanding: "ఎంత అర్థమైంది",
  understandingOf: (lessons) => (lessons === 1 ? "ఒక క్లాస్‌లో" : `గత ${lessons} క్లాసుల్లో`),
  months: "నెలలు",
  lessons: "క్లాసులు",
  standings,
  ownStandings: { ...standings, "student-missed": "మీరు రాలేదు" },
  homework: "హోంవర్క్",
  marks: "పరీక్షలు",
  mark: (title, mark, outOf) => `${title}: ${outOf} మార్కులకు ${mark}`,
  times: (what, number) => (number === 1 ? what : `${what} (${number})`),
  open: (month) => `${month} క్లాసులు, ప్రింట్ చేయడానికి`,
  print: "ప్రింట్ చేయండి",
  printHint: "ఈ పేజీని ప్రింట్ చేయడానికి మీ బ్రౌజర్ మెనూ వాడండి.",
  all: "అన్ని నెలలు",
  earlier: "ముందు నెలలు",
  later: "తర్వాతి నెలలు",
  lesson: (course, standing) => `${course} · ${standing}`,
  homeworkKept: (text) => `హోంవర్క్: ${text}`,
  deleted: "తొలగించిన క్లాస్",
};
