// English: 2b38c000
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/teaching/student/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "డ్యాష్‌బోర్డ్",
  welcome: (name) => `స్వాగతం, ${name}`,
  sidebar: "మీ ఖాతా, కోర్సులు",
  myCourses: "నా కోర్సులు",
  summary: "నమోదు వివరాలు",
  progress: "ప్రగతి",
  bar: { summary: "వివరాలు", courses: "కోర్సులు", announcements: "ప్రకటనలు" },
  close: "మూసివేయండి",
  loading: "లోడ్ అవుతోంది",
  announcements: "ప్రకటనలు",
  myTeachers: "నా టీచర్లు",
  noCourses: "మీకు ఇంకా కోర్సులు కేటాయించలేదు. కోర్సు కేటాయింపు కోసం అడ్మిన్‌ను సంప్రదించండి.",
  noAnnouncements: "ఇంకా ప్రకటనలు లేవు.",
  noTeachers: "ఇంకా టీచర్లను కేటాయించలేదు.",
  yourClass: "తరగతి",
  yourSubjects: "సబ్జెక్టులు",
  yourCourses: "కోర్సులు",
  noneChosen: "ఏవీ ఎంచుకోలేదు",
  courseTitle: (subject, className) => `${subject}, ${className}`,
  taughtBy: (tutor) => `${tutor} గారి వద్ద`,
  openCourse: "కోర్సు తెరవండి",
  openLink: "లింక్ తెరవండి",
  access: {
    open: "కొనసాగుతోంది",
    rejected: "దరఖాస్తు తిరస్కరించారు",
    waiting: "టీచర్ కేటాయింపు జరగాల్సి ఉంది",
  },
  tutorAway: "మీ ట్యూటర్ ప్రస్తుతం క్లాసులు తీసుకోలేకపోతున్నారు. అకాడమీ మీ కోసం మరో ట్యూటర్‌ను చూస్తోంది.",
  ended: (date) => (date === null ? "ముగిసింది" : `${date} నాడు ముగిసింది`),
  noLiveSessions: "రాబోయే లైవ్ సెషన్లు లేవు.",
  join: "సెషన్‌లో చేరండి",
  newTab: "కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది",
  nextSession: "తర్వాతి లైవ్ సెషన్",
  classAt: (subject, time) => `${subject}: ${time}`,
  watched: "చూశాను",
  done: "పూర్తి చేశాను",
  startsIn: ({ days, hours, minutes }) => {
    const parts = [
      days > 0 && count(days, "రోజు", "రోజులు"),
      hours > 0 && count(hours, "గంట", "గంటలు"),
      days === 0 && minutes > 0 && count(minutes, "నిమిషం", "నిమిషాలు"),
    ];
    return `మొదలవడానికి ఇంకా ${parts.filter(Boolean).join(" ")}`;
  },
  liveNow: "ఇప్పుడు జరుగుతోంది",
  over: "ఈ సెషన్ ముగిసింది.",
  opensBefore: "10 నిమిషాల ముందు తెరుచుకుంటుంది",
  isOpen: "మీరు ఇప్పుడు చేరవచ్చు.",
  addToCalendar: "క్యాలెండర్‌కు జోడించండి",
  new: "కొత్తది",
  newItems: (number) => `${number} కొత్తవి`,
  newFor: "మీ కోసం కొత్తవి",
  newAnnouncements: (number) => count(number, "కొత్త ప్రకటన", "కొత్త ప్రకటనలు"),
};
