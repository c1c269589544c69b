// English: 5d6adaf3
import type * as english from "#routes/admin/enquiries/demo-messages.ts";

export const messages: typeof english.messages = {
  book: { title: "डेमो क्लास बुक करें", save: "डेमो बुक करें" },
  move: { title: "डेमो क्लास बदलें", save: "डेमो सेव करें" },
  labels: {
    tutor: "ट्यूटर और विषय",
    tutorHint: "पहले वे, जो परिवार की पसंद के समय पर खाली हैं",
    choose: "ट्यूटर चुनें",
    saving: "सेव हो रहा है...",
    cancel: "अभी नहीं",
    date: "तारीख़",
    time: "समय (भारत)",
    minutes: "मिनट",
    url: "क्लास में जुड़ने का लिंक",
    urlHint: "ट्यूटर और परिवार को ईमेल से मिलता है। खाली छोड़ने पर ट्यूटर का मीटिंग लिंक जाएगा।",
  },
  noTutor: "इस कक्षा में यह विषय पढ़ाने वाला कोई मंज़ूर ट्यूटर नहीं है।",
  free: (times) => `खाली समय: ${times.join(" और ")}`,
  problems: {
    "tutor-missing": "कृपया ट्यूटर चुनें।",
    "date-missing": "कृपया तारीख़ भरें।",
    "time-missing": "कृपया समय भरें।",
    "no-such-time": "ऐसा कोई समय नहीं है। कृपया जाँच लें।",
    "length-invalid": "कृपया 10 से 480 मिनट के बीच लिखें।",
    "url-missing": "कृपया क्लास में जुड़ने का लिंक दें। इस ट्यूटर का कोई मीटिंग लिंक नहीं है।",
    "url-invalid": "कृपया ऐसा लिंक दें जो https:// से शुरू हो",
  },
  refusals: {
    "not-possible": "यह डेमो क्लास अभी तय नहीं हो सकती। हो सकता है इस बीच किसी ने पूछताछ बदल दी हो।",
    "tutor-not-eligible": "ये ट्यूटर अब इस कक्षा में यह विषय नहीं पढ़ा सकते।",
  },
};
