// English: 42f0e93a
import type * as english from "#mails/timetable/lesson-request/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    move: (student) => `${student} को दूसरा समय चाहिए`,
    cancel: (student) => `${student} का अनुरोध: क्लास रद्द करें`,
  },
  text: {
    student: {
      move: "आपके विद्यार्थी एक क्लास का समय बदलना चाहते हैं:",
      cancel: "आपके विद्यार्थी एक क्लास रद्द कराना चाहते हैं:",
    },
    guardian: {
      move: "आपके विद्यार्थी के अभिभावक एक क्लास का समय बदलना चाहते हैं:",
      cancel: "आपके विद्यार्थी के अभिभावक एक क्लास रद्द कराना चाहते हैं:",
    },
  },
  title: "क्लास",
  course: "विषय",
  student: "विद्यार्थी",
  planned: "तय समय",
  wanted: "माँगा गया समय",
  late: "यह अनुरोध एक दिन पहले की शाम के बाद आया है।",
  reason: "कारण:",
  until: (time) => `माँगा गया समय ${time} तक खाली रखा जाएगा। कृपया उससे पहले जवाब दें:`,
  untilCancel: (time) => `कृपया ${time} से पहले जवाब दें:`,
  answer: "मानें या मना करें",
  press:
    "इस लिंक के लिए पासवर्ड नहीं चाहिए: इससे दोनों बटन वाला एक छोटा पेज खुलता है। कृपया इसे अपने पास ही रखें।",
};
