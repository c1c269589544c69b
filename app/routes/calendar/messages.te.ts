// English: 65ed7d05
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "క్యాలెండర్",
  calendarName: (academy) => `${academy} క్లాసులు`,
  // The name is a student's or a tutor's: brackets suit both.
  event: (title, name) => `${title} (${name})`,
  course: (subject, className) => `${subject}, ${className}`,
  page: (url) => `మీ క్లాస్: ${url}`,
  hiddenLink: "(లింక్ మీ క్లాస్ పేజీలో ఉంది)",
  cancelled: "రద్దయిన క్లాస్",
  timeOff: "సెలవు",
  title: "మీ క్యాలెండర్‌లో మీ క్లాసులు",
  intro: "మీ లైవ్ సెషన్లను Google Calendar యాప్‌లో లేదా మీ ఫోన్ క్యాలెండర్‌లో చూడండి. సమయం మారినప్పుడు అవి కూడా మారతాయి.",
  address: "క్యాలెండర్ లింక్",
  onlyNow: "ఇప్పుడే కాపీ చేసుకోండి: ఇది ఒక్కసారే కనిపిస్తుంది. ఇది ఎవరి దగ్గర ఉన్నా వారికి మీ క్లాసులు కనిపిస్తాయి.",
  copy: "కాపీ చేయండి",
  copied: "కాపీ అయింది.",
  howToGoogle:
    "కంప్యూటర్‌లో Google Calendar అయితే: Other calendars (ఇతర క్యాలెండర్లు) పక్కన ఉన్న + గుర్తును నొక్కి, From URL ఎంచుకుని, లింక్‌ను పేస్ట్ చేయండి. తర్వాత మీ Android ఫోన్‌లో కూడా కనిపిస్తుంది.",
  howToPhone:
    "iPhone అయితే: క్యాలెండర్ యాప్‌లో Calendars, Add Calendar, Add Subscription Calendar వరుసగా ఎంచుకుని, లింక్‌ను పేస్ట్ చేయండి.",
  since: (date) =>
    `మీ క్యాలెండర్‌కు ${date} నుండి ఒక లింక్ ఉంది. అది పోయి ఉంటే కొత్తది తీసుకోండి. పాతది వెంటనే పనిచేయడం ఆగిపోతుంది.`,
  lastRead: (day, times) => `ఒక క్యాలెండర్ దీన్ని చివరిగా ${day} చదివింది, మొత్తం ${times}.`,
  neverRead: "దీన్ని ఇంకా ఏ క్యాలెండర్ వాడలేదు.",
  proveFirst:
    "దయచేసి ముందుగా, మేము పంపిన ఈమెయిల్ లింక్‌తో మీ ఈమెయిల్ చిరునామాను నిర్ధారించండి. దీనివల్ల మీ క్లాసులు ఇతరులకు కనిపించవు.",
  why: "ఈ లింక్ ఉన్న ఎవరికైనా మీ క్లాసులు ఎప్పుడో తెలుస్తుంది, కాబట్టి దయచేసి మీ పాస్‌వర్డ్ మళ్లీ టైప్ చేయండి.",
  making: "సిద్ధం చేస్తున్నాం...",
  make: "క్యాలెండర్ లింక్ పొందండి",
  makeNew: "కొత్త లింక్ పొందండి",
  revoke: "ఆఫ్ చేయండి",
};
