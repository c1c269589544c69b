// English: 0239d3bf
import type * as english from "#routes/auth/signup/messages.ts";

export const messages: typeof english.messages = {
  title: "अपना खाता बनाएँ",
  description: "कक्षा और विषय चुनें। आपकी पहली डेमो क्लास मुफ़्त है।",
  begun: "आपने जो बताया, वह हमने भर दिया है। अब ईमेल पता और पासवर्ड जोड़ें।",
  submit: "खाता बनाएँ",
  links: [
    { before: "पहले से खाता है?", label: "साइन इन करें", to: "/login" },
    { before: "क्या आप ट्यूटर हैं?", label: "ट्यूटर बनने के लिए आवेदन करें", to: "/tutor-signup" },
  ],
};
