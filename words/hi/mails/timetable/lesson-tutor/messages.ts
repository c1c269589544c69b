// English: c1de3f3d
import type * as english from "#mails/timetable/lesson-tutor/messages.ts";

export const messages: typeof english.messages = {
  subject: (tutor, subject, time) => `${time} की ${subject} क्लास लेंगे: ${tutor}`,
  text: (tutor) => `यह एक क्लास ${tutor} लेंगे। समय और लिंक वही हैं:`,
  student: "विद्यार्थी",
  course: "विषय",
  tutor: "ट्यूटर",
  starts: "शुरू",
  length: "अवधि",
  link: "क्लास का पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
