// English: 97bb2a10
import { outcomeWords, type OutcomeReader } from "#content/lessons/outcome-words.ts";
import type { Standing } from "#domain/lessons/settlement.ts";
import type * as english from "#parts/lessons/outcome/messages.ts";

const waiting: Record<OutcomeReader, string> = {
  student: "ट्यूटर का बताना बाकी है",
  guardian: "ट्यूटर का बताना बाकी है",
  tutor: "अभी बताया नहीं गया",
};

export const standingWords: typeof english.standingWords = (standing, reader, isLong) => {
  const words: Record<Standing, string> = {
    planned: "होनी है",
    cancelled: "समय रहते रद्द हुई",
    "cancelled-late": "देर से रद्द हुई",
    unsettled: isLong ? "अकादमी पता कर रही है कि क्लास का क्या हुआ" : waiting[reader],
    disputed: "अकादमी जाँच कर रही है",
    ...outcomeWords[reader],
  };
  return words[standing];
};

export const messages: typeof english.messages = {
  title: "क्लास का हाल",
  when: "समय",
  course: "विषय",
  tutor: "ट्यूटर",
  outcome: "नतीजा",
  old: "दर्ज नहीं है",
  disputed: (who, at) => `${who} बताया कि यह क्लास नहीं हुई (${at})।`,
  moved: (at) => `क्लास शुरू होने के बाद उसका समय बदला गया (${at})।`,
  // In the ergative, as "said" needs it.
  who: {
    student: { student: "आपने", guardian: "आपके अभिभावक ने" },
    guardian: { student: "आपके बच्चे ने", guardian: "आपने" },
  },
  report: "ट्यूटर की रिपोर्ट",
  waits: "एडमिन दोनों पक्षों से पूछकर फ़ैसला करेंगे और आपको लिखेंगे।",
  decided: (at) => `अकादमी का फ़ैसला (${at}):`,
  disputeTitle: "क्या क्लास नहीं हुई?",
  dispute: "क्लास नहीं हुई",
  disputeText: (until) =>
    `अगर क्लास नहीं हुई या बहुत कम देर चली, तो यह बटन दबाएँ। फिर अकादमी इसकी जाँच करेगी, आपको कुछ लिखने की ज़रूरत नहीं। यह ${until} तक बताया जा सकता है।`,
  saying: "बताया जा रहा है...",
  refused:
    "अब यहाँ से यह नहीं बताया जा सकता। क्लास के बाद एक हफ़्ते तक ही बताया जा सकता है। कृपया अकादमी को लिखें।",
  back: "वापस",
};
