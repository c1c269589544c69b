// English: fa47d1a7
import type * as english from "#parts/timetable/substitution/messages.ts";

export const messages: typeof english.messages = {
  title: "दूसरे ट्यूटर की जगह",
  asked: "क्या आप यह क्लास ले सकते हैं? इसके लिए आपका यह समय खाली रखा गया है।",
  accept: "मंज़ूर करें",
  decline: "मना करें",
  open: "खोलें",
  finish: "क्लास पूरी करें",
  when: (at, length) => `${at}, ${length}`,
  who: (student, course) => `${student} · ${course}`,
};
