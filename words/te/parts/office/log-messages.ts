// English: c4adae44
import type * as english from "#parts/office/log-messages.ts";

export const messages: typeof english.messages = {
  caption: "జరిగినవి, కొత్తవి ముందు",
  intro: "ఎవరు, ఏం, ఎప్పుడు చేశారో ఇక్కడ ఉంటుంది. కొత్త నమోదులు చేరతాయే తప్ప, ఉన్నవాటిని ఎవరూ మార్చలేరు, తొలగించలేరు.",
  when: "ఎప్పుడు",
  who: "ఎవరు",
  what: "ఏం చేశారు",
  about: "ఎవరి గురించి",
  outcome: "ఫలితం",
  done: "జరిగింది",
  denied: "అనుమతించలేదు",
  filter: "లాగ్‌ను ఫిల్టర్ చేయండి",
  person: "వ్యక్తి",
  personHint: "వారి ఈమెయిల్",
  action: "చర్య",
  anyAction: "అన్ని చర్యలు",
  anyOutcome: "అన్ని ఫలితాలు",
  show: "చూపించండి",
  showAll: "అన్నీ చూపించండి",
  onlyOne: "ఇవి ఒకే ఖాతాకు చెందిన నమోదులు.",
  linesOf: "వీరి అన్ని నమోదులు: ",
  newer: "కొత్త నమోదులు",
  older: "పాత నమోదులు",
  pages: "పేజీలు",
  empty: "ఇంకా ఏదీ నమోదు కాలేదు.",
  noMatch: "సరిపోయే నమోదులు లేవు.",
  deleted: "తొలగించిన ఖాతా",
  nobody: "సందర్శకులు",
  nothing: "–",
  because: (reason) => `కారణం: ${reason}`,
  repeated: (times) =>
    times === 1
      ? "ఆ గంటలో మరోసారి. ప్రతిసారీ విడిగా నమోదు చేయలేదు."
      : `ఆ గంటలో మరో ${times} సార్లు. ప్రతిసారీ విడిగా నమోదు చేయలేదు.`,
  unknown: "వేరే ఏదో",
};

export const roles: typeof english.roles = {
  student: "విద్యార్థి",
  tutor: "ట్యూటర్",
  admin: "అడ్మిన్",
  guardian: "సంరక్షకులు",
  payer: "చెల్లించే వారు",
  operator: "సర్వర్‌లో ఇచ్చిన కమాండ్",
};
