// English: 0b260c71
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import { reasonLength, requestsPerDay } from "#domain/timetable/request.ts";
import type * as english from "#parts/timetable/request/messages.ts";
import { words } from "#parts/timetable/ask/messages.ts";

const rule = `एक दिन पहले रात ${changeRule.hour - 12} बजे`;

export const messages: typeof english.messages = {
  title: "कोई और समय चाहिए?",
  when: "तय समय",
  tutor: "ट्यूटर",
  course: "विषय",
  intro: "आपके अनुरोध का जवाब आपके ट्यूटर देंगे। तब तक क्लास वैसी ही रहेगी।",
  late: `${rule} की समय-सीमा निकल चुकी है। आप अब भी अनुरोध कर सकते हैं, पर वह देर से किया गया माना जाएगा।`,
  tooLate:
    "यहाँ अनुरोध करने का समय निकल चुका है: क्लास लगभग एक घंटे में शुरू होने वाली है। कृपया अकादमी को फ़ोन करें।",
  reason: "कारण",
  optional: "ज़रूरी नहीं",
  move: words.move,
  free: "इन समयों पर आप और आपके ट्यूटर, दोनों खाली हैं। कोई एक दबाएँ:",
  noFree: "इसके आसपास कोई खाली समय नहीं मिला। आप अपना समय लिख सकते हैं:",
  other: "या कोई और समय:",
  date: "तारीख़",
  time: "समय",
  cancel: words.cancel,
  cancelText: "अगर आपके ट्यूटर मान जाते हैं, तो यह क्लास नहीं होगी।",
  asking: "अनुरोध भेजा जा रहा है...",
  waiting: {
    move: (time) => `आपने यह समय माँगा है: ${time}। ट्यूटर का जवाब आने तक यह समय आपके लिए खाली रखा जाएगा।`,
    cancel: () => "आपने यह क्लास रद्द करने को कहा है। आपके ट्यूटर ने अभी जवाब नहीं दिया है।",
  },
  withdraw: words.withdraw,
  back: "वापस",
  problems: {
    "date-missing": "कृपया कोई खाली समय चुनें, या तारीख़ और समय लिखें।",
    "date-invalid": "कृपया सही तारीख़ और समय लिखें।",
    "reason-too-long": `कृपया कारण ${reasonLength} अक्षरों से कम में लिखें।`,
  },
  refusals: {
    asked: "इस क्लास के लिए एक अनुरोध पहले से है। आप उसे वापस लेकर नया अनुरोध कर सकते हैं।",
    "too-late": "इतनी जल्दी जवाब मिलना मुश्किल है। कृपया बाद का कोई समय चुनें, या अकादमी को फ़ोन करें।",
    limited: `आप आज ${requestsPerDay} अनुरोध कर चुके हैं। कृपया अकादमी को फ़ोन करें।`,
    "same-time": "क्लास पहले से उसी समय पर है।",
    taken: "उस समय आप दोनों में से किसी की दूसरी क्लास है।",
  },
  nearest: "सबसे नज़दीक के खाली समय नीचे हैं।",
  noneNear: "उसके आसपास कोई खाली समय नहीं मिला। कृपया कोई और दिन चुनें।",
};
