// English: 5b88abd3
import type * as english from "#routes/admin/site/section-messages.ts";

export const sectionNames: typeof english.sectionNames = {
  name: "नाम और टैगलाइन",
  logo: "लोगो",
  colours: "रंग",
  contacts: "संपर्क और सोशल लिंक",
  hours: "समय",
  announcements: "घोषणाएँ",
  about: "“हमारे बारे में” पेज",
  testimonials: "लोगों की राय",
  questions: "सवाल",
  math: "गणित का पेज",
  physics: "भौतिक विज्ञान का पेज",
  chemistry: "रसायन विज्ञान का पेज",
  coding: "कोडिंग का पेज",
  "subject-choice": "विषय चुनने का पेज",
  privacy: "गोपनीयता नीति",
  terms: "शर्तें",
  refund: "रिफ़ंड नीति",
};
