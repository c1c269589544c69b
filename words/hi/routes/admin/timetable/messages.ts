// English: 4f62c885
import type * as english from "#routes/admin/timetable/messages.ts";

export const messages: typeof english.messages = {
  of: (name) => `${name} का टाइमटेबल`,
  everybody: "सभी",
  tutor: "ट्यूटर",
  page: (name) => `${name} का पेज`,
  findTutor: "ट्यूटर का नाम",
  show: "दिखाएँ",
  clear: "फ़िल्टर हटाएँ",
  none: "कोई ट्यूटर नहीं मिला।",
  suspended: "निलंबित",
};
