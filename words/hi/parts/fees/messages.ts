// English: 1612bbac
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

export const discountWords: typeof english.discountWords = {
  percentOff: (full, percent) => `${full}, ${percent} % छूट`,
  rupeesOff: (full, amount) => `${full}, प्रति घंटा ${amount} छूट`,
  amountOff: (full, amount) => `${full}, ${amount} छूट`,
};

export const payWords: typeof english.payWords = {
  title: "कमाई",
  month: "महीना",
  show: "दिखाएँ",
  earned: "इस महीने की कमाई",
  hold: (amount) => `इसमें से ${amount} अभी रुके हुए हैं: क्लास के सात दिन बाद तक परिवार आपत्ति कर सकता है।`,
  holds: { recent: "अभी रुका है", disputed: "दफ़्तर के फ़ैसले तक रुका है" },
  noRate: "इस क्लास की कमाई दफ़्तर ने अभी तय नहीं की है",
  none: "इस महीने की किसी क्लास से अभी कोई कमाई नहीं हुई है।",
  aFormerStudent: "पूर्व विद्यार्थी",
};

export const ways: typeof english.ways = {
  upi: "UPI",
  bank: "बैंक ट्रांसफ़र",
  cash: "नक़द",
  gateway: "Razorpay",
};

export const minutes: typeof english.minutes = (number) => `${number} मिनट`;
