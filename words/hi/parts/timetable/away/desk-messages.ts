// English: 4d71d27f
import type * as english from "#parts/timetable/away/desk-messages.ts";

export const messages: typeof english.messages = {
  title: (tutor) => `${tutor} जी छुट्टी पर हैं`,
  intro: "हर क्लास के लिए सबसे अच्छा रास्ता पहले से चुना हुआ है। नीचे का बटन दबाने तक कुछ नहीं बदलेगा।",
  today: "आज",
  tomorrow: "कल",
  saved: "यह छुट्टी सेव है।",
  lesson: (student, course) => `${student}, ${course}`,
  move: (at) => `${at} पर ले जाएँ`,
  substitute: (tutor, about) => `${tutor} से क्लास लेने को कहें (${about.join(", ")})`,
  hasTaught: (student) => `${student} को पहले पढ़ा चुके हैं`,
  dayFree: "उस दिन कोई और क्लास नहीं",
  day: (times) => `उस दिन: ${times}`,
  declined: (tutors) => `${tutors} ने मना किया। कृपया कोई और रास्ता चुनें।`,
  asked: (tutor) => `${tutor} से लेने को कहा गया है`,
  given: (tutor) => `${tutor} लेंगे`,
  "make-up": "रद्द करें। भरपाई की क्लास बाद में तय होगी",
  cancel: "रद्द करें, भरपाई की क्लास के बिना",
  leave: {
    admin: "बाद में तय करें",
    tutor: "दफ़्तर पर छोड़ें, वह किसी और ट्यूटर से कह सकता है",
    given: "दफ़्तर पर छोड़ें: यह क्लास आप किसी और ट्यूटर की जगह ले रहे हैं",
  },
  takesPlace: "क्लास होगी",
  withTutor: (lesson, tutor) => `${lesson}, ट्यूटर ${tutor}`,
  demos: {
    admin: (count) =>
      count === 1
        ? "इन दिनों एक डेमो क्लास भी है। उसे उसकी पूछताछ के पेज पर बदलें।"
        : `इन दिनों ${count} डेमो क्लासें भी हैं। उन्हें उनकी पूछताछ के पेज पर बदलें।`,
    tutor: (count) =>
      count === 1
        ? "इन दिनों एक डेमो क्लास भी है। उसका समय दफ़्तर बदलेगा।"
        : `इन दिनों ${count} डेमो क्लासें भी हैं। उनका समय दफ़्तर बदलेगा।`,
  },
  usualReason: "ट्यूटर छुट्टी पर हैं।",
  holidayReason: "उस दिन अकादमी की छुट्टी है।",
  cancelled: "रद्द हुई",
  makeUpOwed: "रद्द हुई। भरपाई की क्लास तय करनी है",
  movedTo: (at) => `अब ${at}`,
  refusals: {
    taken: "वह अब खाली नहीं है। कृपया कोई और रास्ता चुनें।",
    changed: "इस बीच यह क्लास बदल गई। कृपया फिर से चुनें।",
  },
  notPossible: {
    admin: "यह ट्यूटर अभी नहीं पढ़ाते, इसलिए कुछ नहीं बदला जा सकता।",
    tutor: "आप अभी नहीं पढ़ाते, इसलिए कुछ नहीं बदला जा सकता।",
  },
};
