// English: d959cfa3
import type * as english from "#routes/auth/admin-login/messages.ts";

export const messages: typeof english.messages = {
  title: "एडमिन साइन इन",
  description: "अकादमी की अपनी टीम के लिए।",
  failed: "साइन इन नहीं हो सका। कृपया अपना ईमेल और पासवर्ड जाँच लें।",
  noRecord: "यहाँ सिर्फ़ एडमिन साइन इन कर सकते हैं। कृपया एडमिन खाते का ईमेल और पासवर्ड लिखें।",
  links: [{ before: "क्या आप एडमिन नहीं हैं?", label: "होम पेज पर जाएँ", to: "/" }],
};
