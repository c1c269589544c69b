// English: 79f48da9
import type * as english from "#mails/timetable/demo-lesson/messages.ts";

export const messages: typeof english.messages = {
  student: "विद्यार्थी",
  tutor: "ट्यूटर",
  course: "कोर्स",
  courseName: (subject, className) => `${subject}, ${className}`,
  starts: "शुरू (भारतीय समय)",
  length: "अवधि",
  join: (url) => `उस समय जुड़ने के लिए यह लिंक खोलें: ${url}`,
  timetable: "अपना टाइमटेबल खोलें",
  family: {
    booked: {
      subject: (time) => `आपकी डेमो क्लास का समय: ${time}`,
      text: (academy) => `${academy} में आपकी मुफ़्त डेमो क्लास बुक हो गई है।`,
    },
    moved: {
      subject: (time) => `आपकी डेमो क्लास का नया समय: ${time}`,
      text: (academy) => `${academy} में आपकी मुफ़्त डेमो क्लास बदल गई है। अब यह इस तरह है:`,
    },
    cancelled: {
      subject: (time) => `आपकी डेमो क्लास रद्द हुई: ${time}`,
      text: (academy) => `${academy} में यह मुफ़्त डेमो क्लास नहीं होगी:`,
    },
    questions: (phone) => `अगर यह आपके लिए ठीक न हो, या आपका कोई सवाल हो, तो ${phone} पर कॉल करें।`,
    reason: (academy) => `आपने ${academy} के साथ डेमो क्लास तय की है, इसलिए आपको यह ईमेल मिला है।`,
  },
  tutors: {
    booked: {
      subject: (time) => `आपको डेमो क्लास लेनी है: ${time}`,
      text: "यह डेमो क्लास आप लेंगे। यह आपके टाइमटेबल में है।",
    },
    moved: {
      subject: (time) => `आपकी डेमो क्लास का नया समय: ${time}`,
      text: "यह डेमो क्लास बदल गई है। अब यह इस तरह है:",
    },
    cancelled: {
      subject: (time) => `आपकी डेमो क्लास रद्द हुई: ${time}`,
      text: "यह डेमो क्लास नहीं होगी:",
    },
    "given-away": {
      subject: () => "आपकी डेमो क्लास अब दूसरे ट्यूटर लेंगे",
      text: "यह डेमो क्लास अब दूसरे ट्यूटर लेंगे। आपको कुछ करने की ज़रूरत नहीं है।",
    },
  },
};
