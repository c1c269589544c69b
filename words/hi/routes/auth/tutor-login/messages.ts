// English: ebf589eb
import type * as english from "#routes/auth/tutor-login/messages.ts";

export const messages: typeof english.messages = {
  title: "ट्यूटर साइन इन",
  description: "पढ़ाने के लिए साइन इन करें: रिकॉर्डिंग, क्लासें, परीक्षाएँ और घोषणाएँ।",
  failed: "ईमेल या पासवर्ड सही नहीं है। कृपया दोबारा कोशिश करें।",
  noRecord: "यह किसी ट्यूटर खाते का ईमेल और पासवर्ड नहीं है। कृपया दोनों जाँच लें।",
  links: [
    { before: "क्या आप अभी ट्यूटर नहीं हैं?", label: "ट्यूटर बनने के लिए आवेदन करें", to: "/tutor-signup" },
    { before: "क्या आप विद्यार्थी हैं?", label: "विद्यार्थी साइन इन", to: "/login" },
  ],
};
