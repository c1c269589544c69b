// English: 2b306677
import type * as english from "#routes/admin/person/messages.ts";

export const messages: typeof english.messages = {
  course: (subject, className) => `${subject}, ${className}`,
  since: (day) => `आवंटन की तारीख़: ${day}`,
  endedOn: (day) => `समाप्ति की तारीख़: ${day}`,
  next: (at) => `अगली क्लास: ${at}`,
  planned: (at) => `तय समय: ${at}`,
  asked: {
    move: (lesson, wanted) =>
      `परिवार इस क्लास का समय बदलना चाहता है। अभी: ${lesson}; चाहिए: ${wanted}।`,
    cancel: (lesson) => `परिवार यह क्लास रद्द करना चाहता है: ${lesson}।`,
  },
  noLesson: "कोई क्लास तय नहीं",
  needsTutor: "ट्यूटर चाहिए",
  waits: "दूसरे ट्यूटर का इंतज़ार",
  allCourses: "सभी कोर्स दिखाएँ",
  proved: (email) => `${email} (पुष्टि हो चुकी)`,
  unproved: (email) => `${email} (पुष्टि नहीं हुई)`,
  age: (day, years) => `${day} (${years} साल)`,
  notGiven: "नहीं दिया",
  answered: (state, at) => `${state}, ${at}`,
  askedSince: (state, at) => `${state}, नाम दिया: ${at}`,
  allMails: "सभी ईमेल दिखाएँ",
  sent: (at) => `भेजा गया: ${at}`,
  failed: (at) => `नहीं जा सका: ${at}`,
  due: (at) => `भेजा जाएगा: ${at}`,
  waiting: "भेजा जाना बाकी है",
  allLog: "लॉग में सब देखें",
  allNotes: "सभी नोट दिखाएँ",
  cameThrough: (students) => `इनके ज़रिए ${students} विद्यार्थी आए`,
  joinedWith: (day, hasCourse) => `${day} को जुड़े · ${hasCourse ? "कोर्स है" : "अभी कोर्स नहीं"}`,
  allReferred: "इनके ज़रिए आए सभी दिखाएँ",
};

export const profileLabels: typeof english.profileLabels = {
  email: "ईमेल",
  phone: "फ़ोन",
  username: "यूज़रनेम",
  address: "पता",
  class: "कक्षा",
  subjects: "विषय",
  legacyCourses: "पुराने कोर्स",
  referral: "किसके ज़रिए आए",
  joined: "जुड़ने की तारीख़",
};

export const guardianLabels: typeof english.guardianLabels = {
  birthDate: "जन्म तिथि",
  guardianName: "अभिभावक",
  nobody: "किसी का नाम नहीं दिया",
  consent: "सहमति",
  email: "ईमेल",
  phone: "फ़ोन",
};
