// English: ed7aa2f0
import type * as english from "#routes/admin/person/call-messages.ts";

export const callMessages: typeof english.callMessages = {
  message: (by, line, at) => `${by}, ${line}, ${at}`,
  office: "दफ़्तर",
  lesson: (subject, at) => `${subject}, ${at}`,
  joined: {
    student: (at) => `विद्यार्थी जुड़े: ${at}`,
    tutor: (at) => `ट्यूटर जुड़े: ${at}`,
  },
  notJoined: {
    student: "विद्यार्थी ने जुड़ने का बटन नहीं दबाया",
    tutor: "ट्यूटर ने जुड़ने का बटन नहीं दबाया",
  },
  reason: (reason) => `कारण: ${reason}`,
  noReport: "रिपोर्ट नहीं है",
  homework: (subject, day) => `${subject}, क्लास की तारीख़: ${day}`,
  until: (day) => `कब तक: ${day}`,
  enquiry: (day, source, stage) => `${day}, ${source}: ${stage}`,
};
