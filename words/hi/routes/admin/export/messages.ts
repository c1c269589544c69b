// English: 360b253a
import type * as english from "#routes/admin/export/messages.ts";

export const headings: typeof english.headings = {
  name: "नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  class: "कक्षा",
  classes: "कक्षाएँ",
  subject: "विषय",
  subjects: "विषय",
  joined: "जुड़ने की तारीख़",
  applied: "आवेदन की तारीख़",
  qualification: "योग्यता",
  experience: "अनुभव",
  status: "स्थिति",
  reason: "वजह",
  student: "विद्यार्थी",
  tutor: "ट्यूटर",
  assigned: "आवंटन की तारीख़",
  month: "महीना",
  hoursOf: (standing) => `घंटे: ${standing}`,
  day: "तारीख़",
  start: "शुरू होने का समय",
  minutes: "मिनट",
  outcome: "नतीजा",
  hours: "घंटे",
  medianHours: "हाल बताने में लगे घंटे (माध्यक)",
};
