// English: 813ff48a
import { reasonLength } from "#domain/timetable/request.ts";
import type * as english from "#parts/timetable/proposals/messages.ts";

export const messages: typeof english.messages = {
  title: "क्या यह आपके लिए ठीक है?",
  intro: "ये क्लासें बदली गई हैं। कृपया हर क्लास के लिए बताएँ कि वह आपके लिए ठीक है या नहीं।",
  none: "जवाब देने के लिए कुछ नहीं है।",
  lesson: (subject, was) => `${subject}, ${was}`,
  student: "विद्यार्थी",
  now: "अब",
  ways: {
    move: ({ time, tutor }) => `${time}, ${tutor} के साथ`,
    substitute: ({ time, tutor }) => `${time}, बदले में ${tutor} के साथ`,
    cancel: ({ isMakeUpOwed }) =>
      isMakeUpOwed ? "रद्द हुई। इसकी भरपाई की क्लास तय की जाएगी।" : "रद्द हुई",
  },
  until: (time) => `कृपया ${time} तक जवाब दें। जवाब न आने पर यह ऐसा ही रहेगा।`,
  changeUntil: (time) => `आप ${time} तक अपना जवाब बदल सकते हैं।`,
  over: (time) => `${time} तक जवाब नहीं आया, इसलिए यह ऐसा ही रहेगा।`,
  guardians: "इस बारे में आपके माता-पिता या अभिभावक से पूछा गया है।",
  answered: {
    suits: "आपका जवाब: यह हमारे लिए ठीक है।",
    unsuited: "आपका जवाब: यह हमारे लिए ठीक नहीं है। अकादमी कोई और रास्ता ढूँढ रही है।",
    kept: "आपका जवाब: यह हमारे लिए ठीक नहीं है। अकादमी ने इसे ऐसा ही रखा है।",
  },
  suits: "यह हमारे लिए ठीक है",
  unsuited: "यह हमारे लिए ठीक नहीं है",
  comment: "अकादमी के लिए संदेश",
  optional: "ज़रूरी नहीं",
  all: "यह सब हमारे लिए ठीक है",
  send: "जवाब भेजें",
  sendOne: "जवाब भेजें",
  sending: "भेजा जा रहा है...",
  back: "वापस",
  waiting: (count) =>
    count === 1
      ? "एक क्लास बदली है: क्या वह आपके लिए ठीक है?"
      : `${count} क्लासें बदली हैं: क्या वे आपके लिए ठीक हैं?`,
  problems: {
    "nothing-chosen": "कृपया कोई जवाब चुनें।",
    "choice-missing": "जिस क्लास के बारे में आपने लिखा है, कृपया उसका जवाब भी चुनें।",
    "comment-too-long": `कृपया ज़्यादा से ज़्यादा ${reasonLength} अक्षर लिखें।`,
  },
  refusals: {
    changed: "इस बीच अकादमी ने एक क्लास फिर से बदल दी है। कुछ नहीं भेजा गया: कृपया देखें कि यहाँ अब क्या है।",
    "too-late": "जवाब देने का समय निकल चुका है। कुछ नहीं भेजा गया। कृपया अकादमी को फ़ोन करें।",
    "not-yours": "इस बारे में आपके माता-पिता या अभिभावक से पूछा गया है। कुछ नहीं भेजा गया।",
  },
};
