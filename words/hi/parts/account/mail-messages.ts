// English: f2ad91a0
import type * as english from "#parts/account/mail-messages.ts";

export const messages: typeof english.messages = {
  section: "ईमेल",
  sectionText: "चुनें कि आपको हमसे कौन-से ईमेल मिलें।",
  choose: "अपने ईमेल चुनें",
  title: "आपके ईमेल",
  legend: "मुझे ये भेजें",
  groups: {
    reminders: "क्लास से एक दिन और एक घंटे पहले रिमाइंडर",
    lessons: "जब क्लासें तय हों, बदलें या रद्द हों",
    reports: "मेरी क्लासों के बारे में ट्यूटरों की रिपोर्ट",
    announcements: "मेरे ट्यूटरों की घोषणाएँ",
    news: "मेरे कोर्स की नई बातें, एक घंटे में ज़्यादा से ज़्यादा एक ईमेल",
    courses: "जब कोई कोर्स ख़त्म हो या दूसरे ट्यूटर उसे सँभालें",
  },
  arrivals: "नए विद्यार्थी और आवेदन",
  arrivalsChoices: {
    "at-once": "तुरंत, 15 मिनट में ज़्यादा से ज़्यादा एक ईमेल",
    daily: "रोज़ सुबह 8 बजे",
    never: "कभी नहीं",
  },
  always: "हमेशा चालू",
  alwaysText: "आपके खाते, आपके आवेदन और नए कोर्स के बारे में ईमेल। अकादमी का इस्तेमाल करने के लिए ये ज़रूरी हैं।",
  alwaysTextForAdmins: "आपके खाते के बारे में, और सहमति वापस लेने वाले अभिभावकों के बारे में ईमेल।",
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  cancel: "रहने दें",
};
