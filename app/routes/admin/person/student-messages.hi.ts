// English: 8d10f720
import type * as english from "./student-messages.ts";

export const studentMessages: typeof english.studentMessages = {
  progress: "प्रगति",
  title: "विद्यार्थी",
  courses: "कोर्स",
  noCourses: "अभी कोई कोर्स नहीं है।",
  assign: "ट्यूटर आवंटित करें",
  matches: "उपयुक्त ट्यूटर",
  profile: "प्रोफ़ाइल",
  email: "ईमेल",
  phone: "फ़ोन",
  guardian: "अभिभावक और सहमति",
  birthDate: "जन्म तिथि",
  guardianName: "अभिभावक",
  nobody: "किसी का नाम नहीं दिया",
  consent: "सहमति",
  guardianDetails: "अभिभावक की जानकारी",
  dangerText: "हटाने पर खाता, सारे आवंटन और उनकी पूरी सामग्री चली जाएगी।",
};
