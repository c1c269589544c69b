// English: 8e113fb6
import { queueHours } from "#domain/lessons/settlement.ts";
import { outcomes as decided, standings } from "#parts/lessons/messages.ts";
import type * as english from "#routes/admin/lessons/messages.ts";

const parties = {
  student: "విద్యార్థి",
  guardian: "సంరక్షకులు",
  tutor: "ట్యూటర్",
  admin: "అడ్మిన్",
};

export const messages: typeof english.messages = {
  title: "ఎలా జరిగాయో చెప్పాల్సిన క్లాసులు",
  intro: `ముందు అభ్యంతరాలు, తర్వాత ముగిసి ${queueHours} గంటలైనా ఎలా జరిగాయో ఎవరూ చెప్పని క్లాసులు. ఎవరు చేరారో, ఏమి చెప్పారో చూడటానికి క్లాస్‌ను తెరవండి.`,
  none: "అలాంటి క్లాసులు ఏవీ లేవు.",
  quality: "క్లాసుల నాణ్యత",
  lesson: "క్లాస్",
  when: "ఎప్పుడు",
  waits: "ఎందుకు",
  standings,
  tutor: parties.tutor,
  student: parties.student,
  formerTutor: "మాజీ ట్యూటర్",
  formerStudent: "పూర్వ విద్యార్థి",
  standing: "ఫలితం",
  guardianRead: "సంరక్షకుల పేజీని చివరిసారి తెరిచిన సమయం",
  report: "ట్యూటర్ రిపోర్ట్",
  evidence: "తెలిసిన విషయాలు",
  noEvidence: "ఎవరూ చేరే బటన్ నొక్కలేదు, ఏమీ చెప్పలేదు.",
  at: "సమయం",
  who: "ఎవరు",
  parties,
  nobody: "–",
  what: "ఏమిటి",
  said: {
    joined: () => "చేరే బటన్ నొక్కారు",
    settled: (outcome) => `చెప్పింది: ${outcome}`,
    disputed: () => "చెప్పింది: క్లాస్ జరగలేదు",
    moved: (_, startsAt) => `మొదలైన తర్వాత క్లాస్ సమయం మార్చారు. అసలు మొదలు కావాల్సిన సమయం: ${startsAt}`,
    decided: (outcome) => `నిర్ణయం: ${outcome}`,
  },
  outcomes: { ...decided, moved: "కొత్త సమయం ప్రకారమే లెక్కిస్తాం" },
  reasonGiven: (reason) => `కారణం: ${reason}`,
  decide: "నిర్ణయించండి",
  decision: "క్లాస్ ఎలా జరిగింది",
  reason: "కారణం",
  save: "నిర్ణయాన్ని సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  back: "ఎలా జరిగాయో చెప్పాల్సిన క్లాసులకు తిరిగి వెళ్లండి",
  problems: {
    "decision-missing": "దయచేసి క్లాస్ ఎలా జరిగిందో ఎంచుకోండి.",
    "reason-missing": "దయచేసి కారణం రాయండి.",
    "reason-too-long": "దయచేసి కారణాన్ని 1,000 అక్షరాలలోపు రాయండి.",
    "not-possible": "ఈ క్లాస్ గురించి నిర్ణయించలేం. ఇది ఇంకా జరగాల్సి ఉంది, రద్దయింది, లేదా దీని విద్యార్థిని తొలగించారు.",
  },
};
