// English: 034b9e28
import type * as english from "#routes/auth/login/messages.ts";

export const messages: typeof english.messages = {
  title: "विद्यार्थी साइन इन",
  description: "अपनी क्लासें, रिकॉर्डिंग और परीक्षाएँ देखने के लिए साइन इन करें।",
  failed: "साइन इन नहीं हो सका। कृपया अपना ईमेल और पासवर्ड जाँच लें।",
  noRecord: "साइन इन नहीं हो सका। कृपया अपना ईमेल और पासवर्ड जाँच लें।",
  links: [
    { before: "यहाँ नए हैं?", label: "साइन अप करें", to: "/signup" },
    { before: "क्या आप ट्यूटर हैं?", label: "ट्यूटर साइन इन", to: "/tutor-login" },
  ],
};
