// English: fa47d1a7
import type * as english from "#parts/timetable/substitution/messages.ts";

export const messages: typeof english.messages = {
  title: "ఇతర ట్యూటర్ల బదులు",
  asked: "ఈ క్లాస్ మీరు చెప్పగలరా? దీని కోసం మీ సమయం కేటాయించి ఉంచాం.",
  accept: "అంగీకరించండి",
  decline: "తిరస్కరించండి",
  open: "తెరవండి",
  finish: "ముగించండి",
  when: (at, length) => `${at}, ${length}`,
  who: (student, course) => `${student} · ${course}`,
};
