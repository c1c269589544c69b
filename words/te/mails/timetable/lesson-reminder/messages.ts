// English: 103c0568
import { joinMinutes } from "#domain/timetable/lesson.ts";
import type * as english from "#mails/timetable/lesson-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    day: (subject) => `మీ ${subject} క్లాస్ ఒక రోజులోపు మొదలవుతుంది`,
    hour: (subject) => `మీ ${subject} క్లాస్ గంటలోపు మొదలవుతుంది`,
  },
  text: "ఒక క్లాస్ రాబోతోంది:",
  title: "క్లాస్",
  starts: "ప్రారంభం",
  course: "సబ్జెక్ట్",
  student: "విద్యార్థి",
  tutor: "ట్యూటర్",
  join: `ప్రారంభానికి ${joinMinutes} నిమిషాల ముందు నుంచి చేరవచ్చు. సమయం మారితే, కొత్త సమయం మీ డ్యాష్‌బోర్డ్‌లో ఉంటుంది.`,
  cannotCome: "రావడం వీలుకాదా? మరో సమయం కావాలని లేదా రద్దు చేయమని మీ ట్యూటర్‌ను అడగండి:",
  ask: "మరో సమయం అడగండి లేదా రద్దు చేయమని అడగండి",
  link: "క్లాస్ పేజీ తెరవండి",
};
