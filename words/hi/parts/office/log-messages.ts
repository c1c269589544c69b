// English: c4adae44
import type * as english from "#parts/office/log-messages.ts";

export const messages: typeof english.messages = {
  caption: "क्या-क्या हुआ, नया पहले",
  intro: "किसने क्या और कब किया। प्रविष्टियाँ सिर्फ़ जुड़ती हैं; कोई उन्हें बदल या हटा नहीं सकता।",
  when: "कब",
  who: "किसने",
  what: "क्या किया",
  about: "किसके बारे में",
  outcome: "नतीजा",
  done: "हो गया",
  denied: "रोका गया",
  filter: "लॉग में फ़िल्टर लगाएँ",
  person: "व्यक्ति",
  personHint: "उनका ईमेल",
  action: "काम",
  anyAction: "सभी काम",
  anyOutcome: "सभी नतीजे",
  show: "दिखाएँ",
  showAll: "सब दिखाएँ",
  onlyOne: "ये एक ही खाते की प्रविष्टियाँ हैं।",
  linesOf: "इनकी सभी प्रविष्टियाँ: ",
  newer: "नई प्रविष्टियाँ",
  older: "पुरानी प्रविष्टियाँ",
  pages: "पेज",
  empty: "अभी तक कुछ दर्ज नहीं हुआ है।",
  noMatch: "ऐसी कोई प्रविष्टि नहीं मिली।",
  deleted: "हटाया गया खाता",
  nobody: "साइट पर आया कोई व्यक्ति",
  nothing: "–",
  because: (reason) => `कारण: ${reason}`,
  repeated: (times) => `उस घंटे में ${times} बार और। हर बार की अलग प्रविष्टि नहीं है।`,
  unknown: "कुछ और",
};

export const roles: typeof english.roles = {
  student: "विद्यार्थी",
  tutor: "ट्यूटर",
  admin: "एडमिन",
  guardian: "अभिभावक",
  payer: "भुगतान करने वाले",
  operator: "सर्वर पर दी गई कमांड",
};
