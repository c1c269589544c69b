// English: 92b47f9e
import type * as english from "#routes/tutor/finish-lesson/messages.ts";

export const messages: typeof english.messages = {
  title: "క్లాస్ ముగించండి",
  outcome: "క్లాస్ ఎలా జరిగింది",
  recording: "రికార్డింగ్",
  recordingHint: "రికార్డింగ్ లేకపోతే URL ఖాళీగా వదిలేయండి.",
  url: "రికార్డింగ్ URL",
  recordingTitle: "రికార్డింగ్ శీర్షిక",
  next: "తర్వాతి క్లాస్",
  nextHint: "దీనికి కూడా ఈ క్లాస్ లింకే ఉంటుంది. తర్వాత నిర్ణయించాలంటే తేదీ, సమయం ఖాళీగా వదిలేయండి.",
  nextTitle: "తర్వాతి క్లాస్ శీర్షిక",
  recordingAndNext: "రికార్డింగ్, తర్వాతి క్లాస్",
  date: "తేదీ",
  time: "సమయం",
  timeHint: "భారత సమయం (IST)",
  description: "రెండింటికీ ఈ క్లాస్ వివరణే ఉంటుంది. విద్యార్థి ట్యాబ్‌లలో అన్నింటినీ మార్చవచ్చు.",
  urlPlaceholder: "https://",
  send: "రిపోర్ట్ పంపండి",
  change: "రిపోర్ట్ మార్చండి",
  save: "సేవ్ చేయండి",
  withoutReport: " (రిపోర్ట్ లేకుండా)",
  saving: "సేవ్ అవుతోంది...",
  cancel: "ఇప్పుడు వద్దు",
};
