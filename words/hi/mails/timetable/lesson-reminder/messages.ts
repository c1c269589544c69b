// English: 103c0568
import { joinMinutes } from "#domain/timetable/lesson.ts";
import type * as english from "#mails/timetable/lesson-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    day: (subject) => `आपकी ${subject} क्लास एक दिन के भीतर शुरू होगी`,
    hour: (subject) => `आपकी ${subject} क्लास एक घंटे के भीतर शुरू होगी`,
  },
  text: "एक क्लास आने वाली है:",
  title: "क्लास",
  starts: "शुरू",
  course: "विषय",
  student: "विद्यार्थी",
  tutor: "ट्यूटर",
  join: `आप शुरू होने से ${joinMinutes} मिनट पहले से जुड़ सकते हैं। समय बदलने पर नया समय आपके डैशबोर्ड पर मिलेगा।`,
  cannotCome: "नहीं आ पाएँगे? अपने ट्यूटर से दूसरा समय माँगें, या रद्द करने को कहें:",
  ask: "समय बदलने या रद्द करने को कहें",
  link: "क्लास का पेज खोलें",
};
