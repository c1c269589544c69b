// English: 458647c1
import type * as english from "#parts/timetable/weekly-times-messages.ts";

export const weeklyTimesWords: typeof english.weeklyTimesWords = {
  from: "से",
  to: "तक",
  starts: ["दूसरे समय की शुरुआत", "तीसरे समय की शुरुआत"],
  ends: ["दूसरे समय का अंत", "तीसरे समय का अंत"],
  asOnMonday: "सोमवार से शुक्रवार तक यही समय",
  another: "एक और समय",
  quarters: "सभी समय भारत के समय में और पंद्रह-पंद्रह मिनट के हिसाब से भरें। जिस दिन समय न हो, उसे खाली छोड़ दें।",
  save: "समय सेव करें",
  saving: "सेव हो रहा है...",
  problems: {
    "time-missing": "कृपया शुरू और ख़त्म होने का समय दोनों भरें।",
    "no-such-time": "कृपया सही समय भरें, जैसे 17:30।",
    "not-quarter": "कृपया पंद्रह मिनट के हिसाब से भरें, जैसे 17:00, 17:15, 17:30 या 17:45।",
    "ends-first": "ख़त्म होने का समय शुरू होने के समय के बाद होना चाहिए।",
    overlap: "एक ही दिन के दो समय आपस में टकरा रहे हैं। कृपया उन्हें एक कर दें।",
  },
};
