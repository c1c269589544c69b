// English: 8e113fb6
import { queueHours } from "#domain/lessons/settlement.ts";
import { outcomes as decided, standings } from "#parts/lessons/messages.ts";
import type * as english from "#routes/admin/lessons/messages.ts";

const parties = {
  student: "विद्यार्थी",
  guardian: "अभिभावक",
  tutor: "ट्यूटर",
  admin: "एडमिन",
};

export const messages: typeof english.messages = {
  title: "जिन क्लासों का हाल बताना है",
  intro: `पहले आपत्तियाँ, फिर वे क्लासें जिनके ख़त्म होने के ${queueHours} घंटे बाद भी किसी ने उनका हाल नहीं बताया। कौन जुड़ा और क्या कहा गया, यह देखने के लिए क्लास खोलें।`,
  none: "ऐसी कोई क्लास नहीं है।",
  quality: "क्लासों की गुणवत्ता",
  lesson: "क्लास",
  when: "कब",
  waits: "क्यों",
  standings,
  tutor: parties.tutor,
  student: parties.student,
  formerTutor: "पूर्व ट्यूटर",
  formerStudent: "पूर्व विद्यार्थी",
  standing: "नतीजा",
  guardianRead: "अभिभावक का पेज आख़िरी बार खुला",
  report: "ट्यूटर की रिपोर्ट",
  evidence: "जो मालूम है",
  noEvidence: "किसी ने जुड़ने का बटन नहीं दबाया और किसी ने कुछ नहीं कहा।",
  at: "समय",
  who: "कौन",
  parties,
  nobody: "–",
  what: "क्या",
  said: {
    joined: () => "जुड़ने का बटन दबाया",
    settled: (outcome) => `कहा: ${outcome}`,
    disputed: () => "कहा: क्लास नहीं हुई",
    moved: (_, startsAt) => `शुरू होने के बाद क्लास का समय बदला गया। शुरू होने का समय था: ${startsAt}`,
    decided: (outcome) => `फ़ैसला: ${outcome}`,
  },
  outcomes: { ...decided, moved: "नए समय पर गिनी जाएगी" },
  reasonGiven: (reason) => `कारण: ${reason}`,
  decide: "फ़ैसला करें",
  decision: "क्लास का हाल",
  reason: "कारण",
  save: "फ़ैसला सेव करें",
  saving: "सेव हो रहा है...",
  back: "उन क्लासों पर लौटें जिनका हाल बताना है",
  problems: {
    "decision-missing": "कृपया चुनें कि क्लास का क्या हुआ।",
    "reason-missing": "कृपया कारण लिखें।",
    "reason-too-long": "कृपया कारण 1,000 अक्षरों के अंदर लिखें।",
    "not-possible":
      "इस क्लास पर फ़ैसला नहीं हो सकता। यह अभी होनी है, रद्द हो चुकी है, या इसके विद्यार्थी हटा दिए गए हैं।",
  },
};
