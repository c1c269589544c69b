// English: 0f26f8e0
import type * as english from "#content/site/pages/book-a-demo.ts";
import { count } from "#content/shared/count.ts";

export const askForDemo: typeof english.askForDemo = {
  label: "ఖాతా లేకుండా అడగండి",
  href: "/book-a-demo",
};

export const bookADemo: typeof english.bookADemo = {
  title: "ఉచిత డెమో క్లాస్ కోసం అడగండి",
  text: "తరగతి ఏదో, మిమ్మల్ని ఎలా సంప్రదించాలో చెప్పండి. మేం ఫోన్ చేసి లేదా రాసి, సమయం ఖరారు చేస్తాం. ఖాతా అవసరం లేదు.",
  labels: {
    name: "మీ పేరు",
    asker: "మీరు ఎవరు?",
    askers: { parent: "తల్లి లేదా తండ్రి", student: "విద్యార్థి" },
  },
  about: "మీ వివరాలు",
  lesson: "ఏం నేర్చుకోవాలి",
  when: "మీకు ఎప్పుడు వీలు",
  website: "దీన్ని ఖాళీగా వదిలేయండి",
  submit: "డెమో కోసం అడగండి",
  privacy: {
    text: (days) =>
      `ఈ వివరాలను మీ డెమో క్లాస్ ఏర్పాటుకే వాడతాం. మీరు మాతో చేరకపోతే ${count(days, "రోజు", "రోజుల")} తర్వాత తొలగిస్తాం.`,
    link: "వీటిని ఎలా ఉంచుతామో చూడండి",
  },
  tooMany: (minutes, { phone }) =>
    `మీ నుంచి ఇప్పటికే చాలా అభ్యర్థనలు వచ్చాయి. దయచేసి ${phone} నంబర్‌కు ఫోన్ చేయండి, లేదా ${count(minutes, "నిమిషం", "నిమిషాల")} తర్వాత మళ్లీ ప్రయత్నించండి.`,
  aside: {
    title: "తర్వాత ఏం జరుగుతుంది",
    reply: ({ emailReply }) => `మా సహాయ వేళల్లో జవాబు ఇవ్వడానికి గరిష్ఠంగా ${emailReply} పడుతుంది.`,
    hours: "సహాయ వేళలు",
    call: "లేదా ఇప్పుడే మాతో మాట్లాడండి",
    whatsapp: "WhatsAppలో మెసేజ్ చేయండి",
  },
  thanks: {
    title: "ధన్యవాదాలు. మీ అభ్యర్థన అందింది",
    text: ({ emailReply }) =>
      `మా సహాయ వేళల్లో ఫోన్ లేదా ఈమెయిల్ ద్వారా జవాబు ఇస్తాం. అందుకు గరిష్ఠంగా ${emailReply} పడుతుంది.`,
    mail: "మీరు ఈమెయిల్ చిరునామా ఇచ్చి ఉంటే, మా సందేశం కోసం అక్కడ చూడండి.",
    hours: "సహాయ వేళలు",
    more: { label: "డెమో ఎలా ఉంటుందో చూడండి", href: "/demo" },
  },
  already: {
    title: "మీ అభ్యర్థన ఇప్పటికే మా దగ్గర ఉంది",
    text: ({ emailReply }) =>
      `ఇదే అభ్యర్థన మీరు ముందే పంపారు. మీరు ఇంకేమీ చేయనక్కర్లేదు. మా సహాయ వేళల్లో జవాబు ఇస్తాం. అందుకు గరిష్ఠంగా ${emailReply} పడుతుంది.`,
    change: ({ phone }) => `ఏదైనా మారితే, దయచేసి ${phone} నంబర్‌కు ఫోన్ చేయండి.`,
  },
};
