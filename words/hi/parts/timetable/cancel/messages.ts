// English: 940c30e8
import { longestReason } from "#domain/timetable/cancellation.ts";
import type * as english from "#parts/timetable/cancel/messages.ts";

export type Planner = english.Planner;

export const messages: typeof english.messages = {
  title: "क्लास रद्द करें",
  question: (title, at) => `क्या “${title}” क्लास (${at}) रद्द करनी है?`,
  detail: {
    tutor:
      "यह सूची में बनी रहेगी और आपके कारण के साथ रद्द दिखेगी। विद्यार्थी को ईमेल मिलेगा। आप इसके लिए भरपाई की क्लास तय कर सकते हैं।",
    admin:
      "यह सूचियों में बनी रहेगी और आपके कारण के साथ रद्द दिखेगी। विद्यार्थी और ट्यूटर को ईमेल मिलेगा। इसके बाद आप इसके लिए भरपाई की क्लास तय कर सकते हैं।",
  },
  late: "अकादमी ने परिवारों को जो समय-सीमा बताई है, वह निकल चुकी है, इसलिए इसे देर से रद्द माना जाएगा।",
  reason: "कारण",
  reasonHint: {
    tutor: "एक पंक्ति में लिखें, इसे विद्यार्थी और अभिभावक पढ़ेंगे",
    admin: "एक पंक्ति में लिखें, इसे परिवार और ट्यूटर पढ़ेंगे",
  },
  makeUpOwed: "इस क्लास की भरपाई की क्लास तय की जाएगी",
  confirm: "क्लास रद्द करें",
  cancelling: "रद्द हो रही है...",
  cancel: "क्लास रद्द न करें",
  notInSeries: "यह क्लास शुरू हो चुकी है, या अब हर हफ़्ते की क्लासों में नहीं है। “सिर्फ़ यह क्लास” चुनें।",
  notPossible: "यह क्लास हो चुकी है, या पहले ही रद्द हो चुकी है।",
};

export const reasonProblems: typeof english.reasonProblems = {
  "reason-missing": "कृपया कारण लिखें।",
  "reason-too-long": `कृपया कारण ${longestReason} अक्षरों के अंदर लिखें।`,
};
