// English: 0505768c
import type * as english from "#content/enquiries/enquiry.ts";

export const enquiryWords: typeof english.enquiryWords = {
  phone: "ఫోన్",
  email: "ఈమెయిల్",
  contactHint: "ఫోన్ నంబర్ లేదా ఈమెయిల్ ఇస్తే చాలు.",
  class: "తరగతి",
  choose: "ఒకటి ఎంచుకోండి",
  subjects: "సబ్జెక్టులు",
  optional: "తప్పనిసరి కాదు",
  first: "వీలైన ఒక సమయం",
  second: "వీలైన మరో సమయం",
  zone: "సమయాలు భారత కాలమానంలో (IST) ఉన్నాయి.",
  date: "తేదీ",
  time: "సమయం",
  language: "భాష",
  languages: {
    en: "ఇంగ్లీష్ (English)",
    te: "తెలుగు",
    hi: "హిందీ (हिन्दी)",
  },
};
