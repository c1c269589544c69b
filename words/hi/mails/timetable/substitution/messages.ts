// English: 8f6628c1
import type * as english from "#mails/timetable/substitution/messages.ts";

export const messages: typeof english.messages = {
  asked: {
    subject: (subject, time) => `क्या आप ${time} की ${subject} क्लास ले सकते हैं?`,
    text: (tutor) =>
      `अकादमी चाहती है कि यह एक क्लास ${tutor} की जगह आप लें। इसके लिए आपका यह समय खाली रखा गया है। इसे खोलें और एक बार दबाकर हाँ या ना कहें:`,
  },
  ended: {
    subject: (time) => `${time} की क्लास अब आपको नहीं लेनी है`,
    text: (time) =>
      `आपसे ${time} की क्लास उसके ट्यूटर की जगह लेने को कहा गया था। उसका समय बदला, वह रद्द हुई या किसी और को दी गई, इसलिए आपका समय फिर खाली है।`,
  },
  student: "विद्यार्थी",
  course: "कक्षा, विषय",
  starts: "शुरू",
  length: "अवधि",
  courseOf: (className, subject) => `${className}, ${subject}`,
  link: "क्लास खोलकर जवाब दें",
  home: "अपना डैशबोर्ड खोलें",
};
