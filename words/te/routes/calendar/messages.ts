// English: 06e020a6
import type * as english from "#routes/calendar/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "క్యాలెండర్",
  address: "క్యాలెండర్ లింక్",
  onlyNow: "ఇప్పుడే కాపీ చేసుకోండి: ఇది ఒక్కసారే కనిపిస్తుంది. ఇది ఎవరి దగ్గర ఉన్నా వారికి మీ క్లాసులు కనిపిస్తాయి.",
  copy: "కాపీ చేయండి",
  copied: "కాపీ అయింది.",
  howToGoogle:
    "కంప్యూటర్‌లో Google Calendar అయితే: Other calendars (ఇతర క్యాలెండర్లు) పక్కన ఉన్న + గుర్తును నొక్కి, From URL ఎంచుకుని, లింక్‌ను పేస్ట్ చేయండి. తర్వాత మీ Android ఫోన్‌లో కూడా కనిపిస్తుంది.",
  howToPhone:
    "iPhone అయితే: క్యాలెండర్ యాప్‌లో Calendars, Add Calendar, Add Subscription Calendar వరుసగా ఎంచుకుని, లింక్‌ను పేస్ట్ చేయండి.",
  proveFirst:
    "దయచేసి ముందుగా, మేము పంపిన ఈమెయిల్ లింక్‌తో మీ ఈమెయిల్ చిరునామాను నిర్ధారించండి. దీనివల్ల మీ క్లాసులు ఇతరులకు కనిపించవు.",
  why: "ఈ లింక్ ఉన్న ఎవరికైనా మీ క్లాసులు ఎప్పుడో తెలుస్తుంది, కాబట్టి దయచేసి మీ పాస్‌వర్డ్ మళ్లీ టైప్ చేయండి.",
  making: "సిద్ధం చేస్తున్నాం...",
};
