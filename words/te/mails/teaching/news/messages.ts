// English: 9c2346ed
import type * as english from "#mails/teaching/news/messages.ts";

export const messages: typeof english.messages = {
  subject: (count) => (count === 1 ? "మీ కోర్సుల్లో ఒక కొత్త విషయం" : `మీ కోర్సుల్లో ${count} కొత్త విషయాలు`),
  text: "మీ ట్యూటర్లు కొత్తగా ప్రచురించినవి:",
  title: (subject, tutor) => `${subject}, ${tutor} గారితో`,
  line: (kind, title, times) => [`${kind}: ${title}`, ...times].join(", "),
  kinds: {
    recording: "రికార్డింగ్",
    "live-session": "క్లాస్",
    exam: "పరీక్ష",
    announcement: "ప్రకటన",
  },
  course: "కోర్సు తెరవండి",
  dashboard: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
