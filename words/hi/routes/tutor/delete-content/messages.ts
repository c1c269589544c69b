// English: 8ef487a5
import type * as english from "#routes/tutor/delete-content/messages.ts";

export const messages: typeof english.messages = {
  title: {
    recording: "रिकॉर्डिंग हटाएँ",
    "live-session": "क्लास हटाएँ",
    exam: "परीक्षा हटाएँ",
    announcement: "घोषणा हटाएँ",
  },
  question: (title) => `क्या आप “${title}” को हटाना चाहते हैं?`,
  detail: "यह विद्यार्थी को फिर नहीं दिखेगा।",
  notInSeries: "यह क्लास शुरू हो चुकी है, या अब हर हफ़्ते की क्लासों में नहीं है। “सिर्फ़ यह क्लास” चुनें।",
  confirm: "हटाएँ",
  deleting: "हटाया जा रहा है...",
  // Not "cancel", which would be said of the lesson too.
  cancel: "रहने दें",
};
