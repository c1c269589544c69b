// English: c1be6111
import { standings as lessonStandings } from "#parts/lessons/messages.ts";
import type * as english from "#parts/fees/messages.ts";

export const standings: typeof english.standings = {
  planned: lessonStandings.planned,
  held: lessonStandings.held,
  substitute: "दूसरे ट्यूटर ने ली",
  "student-missed": lessonStandings["student-missed"],
  "tutor-missed": lessonStandings["tutor-missed"],
  cancelled: lessonStandings.cancelled,
  "cancelled-late": lessonStandings["cancelled-late"],
  disputed: lessonStandings.disputed,
};

export const payWords: typeof english.payWords = {
  title: "कमाई",
  month: "महीना",
  show: "दिखाएँ",
  earned: "इस महीने की कमाई",
  hold: (amount) => `इसमें से ${amount} अभी रुके हुए हैं`,
  holds: {
    recent: "क्लास के सात दिन बाद तक रुका है: तब तक परिवार आपत्ति कर सकता है",
    disputed: "रुका है: यह क्लास कैसी रही, यह दफ़्तर तय करेगा",
  },
  noRate: "इस क्लास का मेहनताना दफ़्तर ने अभी तय नहीं किया है",
  none: "इस महीने की किसी क्लास की कमाई अभी नहीं है।",
  aFormerStudent: "पूर्व विद्यार्थी",
};
