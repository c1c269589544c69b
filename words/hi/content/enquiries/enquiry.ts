// English: 0505768c
import type * as english from "#content/enquiries/enquiry.ts";

export const enquiryWords: typeof english.enquiryWords = {
  phone: "फ़ोन",
  email: "ईमेल",
  contactHint: "फ़ोन नंबर या ईमेल, कोई एक काफ़ी है।",
  class: "कक्षा",
  choose: "एक चुनें",
  subjects: "विषय",
  optional: "ज़रूरी नहीं",
  first: "पहला समय जो ठीक रहे",
  second: "दूसरा समय जो ठीक रहे",
  zone: "समय भारतीय समय (IST) के अनुसार है।",
  date: "तारीख़",
  time: "समय",
  language: "भाषा",
  languages: {
    en: "अंग्रेज़ी (English)",
    te: "तेलुगु (తెలుగు)",
    hi: "हिन्दी",
  },
};
