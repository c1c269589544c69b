// English: 69400a00
import type * as english from "#routes/auth/forgot-password/messages.ts";

export const messages: typeof english.messages = {
  title: "पासवर्ड भूल गए?",
  description: "अपने खाते का ईमेल पता लिखें। हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।",
  submit: "लिंक भेजें",
  pending: "भेजा जा रहा है...",
  links: [
    { before: "याद आ गया?", label: "विद्यार्थी साइन इन", to: "/login" },
    { before: "क्या आप ट्यूटर हैं?", label: "ट्यूटर साइन इन", to: "/tutor-login" },
  ],
  sent: {
    title: "अपना ईमेल देखें",
    description: "अगर उस ईमेल पते से कोई खाता है, तो हमने उस पर लिंक भेज दिया है।",
    text: "पहुँचने में एक-दो मिनट लग सकते हैं। लिंक एक ही बार, 10 मिनट तक काम करता है। ईमेल न मिले तो स्पैम फ़ोल्डर देखें, और यह भी देखें कि आपने इसी ईमेल पते से साइन अप किया था या नहीं।",
    signIn: "साइन इन पर वापस जाएँ",
    again: { before: "ईमेल अब तक नहीं आया?", label: "फिर से मँगाएँ" },
  },
};
