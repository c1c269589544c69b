// English: 2c41fa8e
import type * as english from "#routes/student/course/messages.ts";

export const messages: typeof english.messages = {
  accessDetail: {
    open: "",
    rejected: "ఇది పొరపాటున జరిగిందనిపిస్తే అకాడమీని సంప్రదించండి.",
    waiting: "టీచర్‌ను కేటాయించగానే మీ క్లాసులు ఇక్కడ కనిపిస్తాయి.",
  },
  endedText: "ఈ కోర్సు ముగిసింది. ఇందులో ఉన్నవన్నీ మీరు ఇప్పటికీ చదవవచ్చు, చూడవచ్చు.",
  lessonWaits: "ఈ క్లాస్ కోసం మరో ట్యూటర్‌ను చూస్తున్నాం.",
  homework: "హోంవర్క్",
  openHomework: "జవాబు ఇవ్వండి",
  lastReport: "చివరి రిపోర్ట్",
  exams: "పరీక్షలు",
  recordings: "రికార్డింగ్‌లు",
  lessons: "లైవ్ సెషన్లు",
  showAllLessons: (count) => `మొత్తం ${count} క్లాసులు చూడండి`,
  all: (number) => `మొత్తం ${number}`,
  inThisCourse: "ఈ కోర్సులో",
  searchRecordings: "రికార్డింగ్‌లు వెతకండి",
  found: (number, all) => `మొత్తం ${all}, దొరికినవి ${number}`,
  noneFound: "అలాంటి రికార్డింగ్‌లు దొరకలేదు.",
  noExams: "రాబోయే పరీక్షలు లేవు.",
  noRecordings: "రికార్డింగ్‌లు లేవు.",
  takeExam: "పరీక్ష తెరవండి",
  watch: "రికార్డింగ్ చూడండి",
  pastLessons: "గత క్లాసులు",
  hosts: {
    youtube: "YouTube",
    vimeo: "Vimeo",
    "google-drive": "Google Drive",
    "google-forms": "Google Forms",
  },
  playsFrom: (host) => `${host} నుండి, ఇక్కడే ప్లే అవుతుంది`,
  openOn: (host) => `${host} సైట్‌లో తెరవండి`,
  openInNewTab: "కొత్త ట్యాబ్‌లో తెరవండి",
  closeExam: "పరీక్ష మూసివేయండి",
};
