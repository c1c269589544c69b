// English: d959cfa3
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  title: "एडमिन साइन इन",
  description: "अकादमी की अपनी टीम के लिए।",
  failed: "लॉगिन नहीं हो सका। कृपया अपना ईमेल और पासवर्ड जाँच लें।",
  noRecord: "प्रवेश नहीं है। एडमिन का ईमेल और पासवर्ड चाहिए।",
  links: [{ before: "एडमिन नहीं हैं?", label: "होम पेज पर जाएँ", to: "/" }],
};
