// English: 9574e4d0
import type * as english from "#routes/admin/away/messages.ts";

export const messages: typeof english.messages = {
  title: "छुट्टी पर ट्यूटर",
  intro: "ट्यूटरों की इन छुट्टियों में ऐसी क्लासें हैं जिनका अभी कुछ तय नहीं हुआ। खोलकर उन्हें एक साथ बदलें या रद्द करें।",
  none: "ट्यूटर की छुट्टी में कोई क्लास नहीं है।",
  waiting: "बदले में ट्यूटर चाहिए",
  waitingIntro: "इन ट्यूटरों ने मना किया, अब क्लास नहीं ले सकते, या दो घंटे से जवाब नहीं दिया।",
  noAnswer: (asked) => `${asked} का जवाब नहीं आया`,
  nobody: "अभी किसी से नहीं कहा गया",
  instead: (tutor, at) => `${tutor} की जगह, ${at}`,
  refused: "परिवार के लिए ठीक न होने वाले बदलाव",
  refusedIntro:
    "इन परिवारों ने हमारे ईमेल का जवाब दिया है। हर क्लास का कोई और रास्ता निकालें, या खोलकर उसे वैसा ही रहने दें।",
  changes: {
    move: (was, now) => `समय बदला: ${now} (पहले: ${was})`,
    substitute: (was, tutor) => `बदले में ${tutor} के साथ, ${was}`,
    cancel: (was) => `रद्द हुई, ${was}`,
  },
  comment: (text) => `परिवार ने लिखा: ${text}`,
  noComment: "परिवार ने इस बारे में कुछ नहीं लिखा",
  ways: {
    move: "समय बदलें",
    substitute: "दूसरा ट्यूटर",
    cancellation: "क्लास रद्द करें",
    "make-up": "भरपाई की क्लास तय करें",
  },
  makeUps: "भरपाई की क्लासें जो तय करनी हैं",
  makeUpsIntro: "ये क्लासें रद्द हुईं, और हर एक की भरपाई का वादा किया गया है।",
  insteadOf: (tutor, at) =>
    tutor === "" ? `${at} की क्लास की जगह` : `${tutor} के साथ, ${at} की क्लास की जगह`,
  soon: "आज और कल कौन पढ़ाते हैं",
  soonIntro: "कोई बीमार है? दिन दबाएँ: हर क्लास के लिए सबसे अच्छा रास्ता दिखेगा।",
  nobodySoon: "आज और कल कोई नहीं पढ़ाते।",
  today: (count) => `आज: ${count}`,
  tomorrow: (count) => `कल: ${count}`,
  tutor: "ट्यूटर",
  days: "दिन",
  lessons: "क्लासें",
};
