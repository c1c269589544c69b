// English: 5b88abd3
import type * as english from "#routes/admin/site/section-messages.ts";

export const sectionNames: typeof english.sectionNames = {
  name: "పేరు, ట్యాగ్‌లైన్",
  logo: "లోగో",
  colours: "రంగులు",
  contacts: "సంప్రదించే వివరాలు, సోషల్ లింక్‌లు",
  hours: "పని వేళలు",
  announcements: "ప్రకటనలు",
  about: "మా గురించి పేజీ",
  testimonials: "అభిప్రాయాలు",
  questions: "ప్రశ్నలు",
  math: "గణితం పేజీ",
  physics: "భౌతిక శాస్త్రం పేజీ",
  chemistry: "రసాయన శాస్త్రం పేజీ",
  coding: "కోడింగ్ పేజీ",
  "subject-choice": "సబ్జెక్ట్ ఎంపిక పేజీ",
  privacy: "గోప్యతా విధానం",
  terms: "నిబంధనలు",
  refund: "రీఫండ్ విధానం",
};
