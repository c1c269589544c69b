import type { Language } from "../app/domain/shared/language.ts";

export type SocialArt =
  | "hero"
  | "math"
  | "chemistry"
  | "physics"
  | "coding"
  | "choice"
  | `motif-${number}`;

export interface SocialPage {
  name: string;
  /** By language. */
  title: Readonly<Record<Language, string>>;
  art: SocialArt;
}

/** The title and picture that link previews show of each public page. */
export const socialPages: readonly SocialPage[] = [
  {
    name: "home",
    title: {
      en: "Expert tutors, one to one",
      te: "నిపుణులైన ట్యూటర్లు, ఒక్కరికి ఒక్కరు",
      hi: "अनुभवी ट्यूटर, एक के साथ एक",
    },
    art: "hero",
  },
  {
    name: "math",
    title: {
      en: "Math, proved step by step",
      te: "గణితం, అడుగడుగునా రుజువుతో",
      hi: "गणित, हर क़दम सबूत के साथ",
    },
    art: "math",
  },
  {
    name: "chemistry",
    title: {
      en: "Chemistry you can see",
      te: "కళ్లకు కట్టే రసాయన శాస్త్రం",
      hi: "आँखों के सामने रसायन विज्ञान",
    },
    art: "chemistry",
  },
  {
    name: "physics",
    title: {
      en: "Physics, from fall to orbit",
      te: "భౌతిక శాస్త్రం: పండు పడటం నుంచి కక్ష్య దాకా",
      hi: "भौतिक विज्ञान, गिरने से लेकर ग्रहों तक",
    },
    art: "physics",
  },
  {
    name: "coding",
    title: { en: "Coding, with a mentor", te: "మెంటర్ తోడుగా కోడింగ్", hi: "मेंटर के साथ कोडिंग" },
    art: "coding",
  },
  {
    name: "subject-choice",
    title: {
      en: "Which subject? Let’s find out",
      te: "ఏ సబ్జెక్ట్? కలిసి తెలుసుకుందాం",
      hi: "कौन-सा विषय? मिलकर तय करें",
    },
    art: "choice",
  },
  {
    name: "services",
    title: {
      en: "Tuition for Class 5 to BTech",
      te: "5వ తరగతి నుంచి బీటెక్ వరకు ట్యూషన్",
      hi: "कक्षा 5 से बीटेक तक ट्यूशन",
    },
    art: "motif-8",
  },
  {
    name: "contact",
    title: { en: "Talk to us", te: "మాతో మాట్లాడండి", hi: "हमसे बात करें" },
    art: "motif-3",
  },
  {
    name: "schedule",
    title: { en: "Plan a meeting", te: "మీటింగ్ సమయం ఎంచుకోండి", hi: "मीटिंग तय करें" },
    art: "motif-6",
  },
  {
    name: "about-us",
    title: { en: "Why we teach", te: "మేము ఎందుకు నేర్పిస్తాం", hi: "हम क्यों पढ़ाते हैं" },
    art: "hero",
  },
  {
    name: "faq",
    title: { en: "15 questions, answered", te: "15 ప్రశ్నలు, జవాబులు", hi: "15 सवाल और जवाब" },
    art: "motif-7",
  },
  {
    name: "demo",
    title: { en: "A free demo class", te: "ఉచిత డెమో క్లాస్", hi: "मुफ़्त डेमो क्लास" },
    art: "hero",
  },
  {
    name: "privacy",
    title: { en: "Privacy policy", te: "గోప్యతా విధానం", hi: "गोपनीयता नीति" },
    art: "motif-0",
  },
  {
    name: "terms",
    title: { en: "Terms of service", te: "సేవా నియమాలు", hi: "सेवा की शर्तें" },
    art: "motif-5",
  },
  {
    name: "refund",
    title: { en: "Refund policy", te: "డబ్బు వాపసు విధానం", hi: "रिफ़ंड नीति" },
    art: "motif-1",
  },
  {
    name: "login",
    title: { en: "Student sign-in", te: "విద్యార్థి సైన్ ఇన్", hi: "विद्यार्थी साइन इन" },
    art: "motif-2",
  },
  {
    name: "signup",
    title: { en: "Become a student", te: "విద్యార్థిగా చేరండి", hi: "विद्यार्थी बनें" },
    art: "motif-2",
  },
  {
    name: "tutor-login",
    title: { en: "Tutor sign-in", te: "ట్యూటర్ సైన్ ఇన్", hi: "ट्यूटर साइन इन" },
    art: "motif-4",
  },
  {
    name: "tutor-signup",
    title: { en: "Become a tutor", te: "ట్యూటర్‌గా చేరండి", hi: "ट्यूटर बनें" },
    art: "motif-4",
  },
];
