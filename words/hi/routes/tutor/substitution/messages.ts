// English: 53119a72
import type * as english from "#routes/tutor/substitution/messages.ts";

export const messages: typeof english.messages = {
  title: (student) => `${student} के साथ क्लास`,
  insteadOf: "किसकी जगह",
  course: "कक्षा, विषय",
  when: "कब",
  what: "क्लास",
  asked: "अकादमी चाहती है कि यह एक क्लास आप लें। हाँ कहने पर आपको इसका लिंक और पिछली रिपोर्टें दिखेंगी।",
  accepted: "यह क्लास आप लेंगे। परिवार और इसके ट्यूटर को पता है। क्लास के सात दिन बाद तक आप यह पेज खोल सकते हैं।",
  noLink: "इस क्लास का लिंक अभी नहीं है। अकादमी जोड़ देगी।",
  finish: "पूरा करें और रिपोर्ट भेजें",
  over: "क्लास का हाल और रिपोर्ट सेव हैं।",
  decline: "यह क्लास लेने से मना करें",
  last: "पिछली बार",
  noReports: "इस कोर्स की अभी कोई रिपोर्ट नहीं है।",
  report: "आपकी रिपोर्ट",
  back: "वापस अपने डैशबोर्ड पर",
};
