// English: b612c165
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/overview/messages.ts";

export const messages: typeof english.messages = {
  homework: (waiting) => (waiting > 0 ? `होमवर्क: ${waiting} जाँचने हैं` : "होमवर्क"),
  today: "आज",
  add: "जोड़ें",
  nextLesson: "अगली क्लास",
  startsIn: (left) => `शुरू होने में बाकी: ${left}`,
  addLink: "लिंक जोड़ें",
  noLink: "इसका लिंक अभी नहीं है।",
  toFinish: "क्लासें जो पूरी करनी हैं",
  noneToday: "आज कोई क्लास नहीं है।",
  noMoreToday: "आज अब कोई क्लास नहीं है।",
  now: (time) => `अभी, ${time}`,
  live: "अभी",
  lastTime: (title) => `पिछली बार: ${title}`,
  finish: "क्लास पूरी करें",
  held: "हुई, और कुछ नहीं",
  report: "रिपोर्ट लिखें",
  moreToFinish: (number) => count(number, "और क्लास पूरी करनी है", "और क्लासें पूरी करनी हैं"),
  requests: "परिवारों के अनुरोध",
  gaps: "तय करना है",
  noLesson: (student) => `${student} के लिए कोई क्लास तय नहीं है`,
  addLesson: "लाइव सेशन जोड़ें",
  moreStudents: (number) => count(number, "और विद्यार्थी", "और विद्यार्थी"),
  later: "आगे",
  moreLessons: (number) => count(number, "और क्लास", "और क्लास"),
};
