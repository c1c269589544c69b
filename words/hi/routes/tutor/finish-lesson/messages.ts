// English: 92b47f9e
import type * as english from "#routes/tutor/finish-lesson/messages.ts";

export const messages: typeof english.messages = {
  title: "क्लास पूरी करें",
  outcome: "क्लास का हाल",
  recording: "रिकॉर्डिंग",
  recordingHint: "रिकॉर्डिंग न हो तो URL खाली छोड़ दें।",
  url: "रिकॉर्डिंग का URL",
  recordingTitle: "रिकॉर्डिंग का शीर्षक",
  next: "अगली क्लास",
  nextHint: "इसका लिंक इसी क्लास वाला रहेगा। बाद में तय करना हो तो तारीख़ और समय खाली छोड़ दें।",
  nextTitle: "अगली क्लास का शीर्षक",
  recordingAndNext: "रिकॉर्डिंग और अगली क्लास",
  date: "तारीख़",
  time: "समय",
  timeHint: "भारतीय समय (IST)",
  description: "दोनों का विवरण इसी क्लास वाला रहेगा। विद्यार्थी के टैब में आप सब कुछ बदल सकते हैं।",
  urlPlaceholder: "https://",
  send: "रिपोर्ट भेजें",
  change: "रिपोर्ट बदलें",
  save: "सेव करें",
  withoutReport: " (बिना रिपोर्ट)",
  saving: "सेव हो रहा है...",
  cancel: "अभी नहीं",
};
