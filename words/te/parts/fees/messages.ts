// English: 1612bbac
import { inMinutes } from "#content/shared/count.ts";
import { standings as lessonStandings } from "#parts/lessons/messages.ts";
import type * as english from "#parts/fees/messages.ts";

export const standings: typeof english.standings = {
  planned: lessonStandings.planned,
  held: lessonStandings.held,
  substitute: "వేరే ట్యూటర్ చెప్పారు",
  "student-missed": lessonStandings["student-missed"],
  "tutor-missed": lessonStandings["tutor-missed"],
  cancelled: lessonStandings.cancelled,
  "cancelled-late": lessonStandings["cancelled-late"],
  disputed: lessonStandings.disputed,
};

export const discountWords: typeof english.discountWords = {
  percentOff: (full, percent) => `${full}, ${percent} % తగ్గింపు`,
  rupeesOff: (full, amount) => `${full}, గంటకు ${amount} తగ్గింపు`,
  amountOff: (full, amount) => `${full}, ${amount} తగ్గింపు`,
};

export const payWords: typeof english.payWords = {
  title: "సంపాదన",
  month: "నెల",
  show: "చూపించండి",
  earned: "ఈ నెల సంపాదన",
  hold: (amount) => `ఇందులో ${amount} ఇంకా ఖరారు కాలేదు: క్లాస్ అయిన ఏడు రోజుల వరకు కుటుంబం అభ్యంతరం చెప్పవచ్చు.`,
  holds: { recent: "ఇంకా ఖరారు కాలేదు", disputed: "ఆఫీసు నిర్ణయించే వరకు ఆగుతుంది" },
  noRate: "ఈ క్లాస్‌కు ఎంత ఇవ్వాలో ఆఫీసు ఇంకా చెప్పలేదు",
  none: "ఈ నెల క్లాసులకు ఇంకా సంపాదన లేదు.",
  aFormerStudent: "పూర్వ విద్యార్థి",
};

export const ways: typeof english.ways = {
  upi: "UPI",
  bank: "బ్యాంక్ బదిలీ",
  cash: "నగదు",
  gateway: "Razorpay",
};

export const minutes: typeof english.minutes = inMinutes;
