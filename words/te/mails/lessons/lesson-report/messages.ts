// English: f70a7610
import type * as english from "#mails/lessons/lesson-report/messages.ts";

export const messages: typeof english.messages = {
  subject: (lesson, day) => `రిపోర్ట్: ${lesson}, ${day}`,
  changed: (lesson, day) => `రిపోర్ట్ మారింది: ${lesson}, ${day}`,
  ofChild: (child, subject) => `${child}, ${subject}`,
  text: (tutor) => `ఈ క్లాస్ గురించి ${tutor} గారు ఇలా రాశారు:`,
  noName: "ట్యూటర్",
  changedText: (tutor) => `ఈ క్లాస్ రిపోర్ట్‌ను ${tutor} గారు మార్చారు. ఇప్పుడు ఇలా ఉంది:`,
  lesson: "క్లాస్",
  course: "కోర్సు",
  courseOf: (subject, className) => `${subject}, ${className}`,
  link: "కోర్సు తెరవండి",
  home: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
