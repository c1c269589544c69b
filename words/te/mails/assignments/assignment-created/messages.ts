// English: 91d93a27
import type * as english from "#mails/assignments/assignment-created/messages.ts";

export const messages: typeof english.messages = {
  student: {
    other: "ట్యూటర్",
    subject: (subject) => `మీ ${subject} కోర్సు సిద్ధంగా ఉంది`,
    text: "మీకు ట్యూటర్‌ను కేటాయించాం. ఇది మీ కొత్త కోర్సు:",
    next: "మీ ట్యూటర్ ప్రచురించే క్లాసులు, రికార్డింగ్‌లు, పరీక్షలు అక్కడ కనిపిస్తాయి.",
    link: "కోర్సు తెరవండి",
  },
  tutor: {
    other: "విద్యార్థి",
    subject: (subject) => `${subject} సబ్జెక్ట్‌లో మీకు కొత్త విద్యార్థి`,
    text: "మీకు కొత్త విద్యార్థి వచ్చారు:",
    next: "దయచేసి వారితో మొదటి క్లాసును త్వరలోనే ఖరారు చేయండి.",
    link: "విద్యార్థి వివరాలు చూడండి",
  },
};
