// English: c955c21c
import type * as english from "#mails/timetable/request-answered/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    declined: "आपका सेशन तय समय पर ही होगा",
    expired: "आपके अनुरोध का जवाब नहीं आया",
  },
  text: {
    declined: (tutor) => `${tutor} के लिए आपका अनुरोध मानना संभव नहीं है। सेशन जैसा तय था, वैसा ही होगा:`,
    expired: (tutor) => `${tutor} ने आपके अनुरोध का समय पर जवाब नहीं दिया। सेशन जैसा तय था, वैसा ही होगा:`,
  },
  title: "सेशन",
  course: "विषय",
  planned: "तय समय",
  wanted: "आपका माँगा समय",
  reason: "ट्यूटर के शब्दों में:",
  again: "आप कोई और समय माँग सकते हैं, या अकादमी को लिख सकते हैं।",
  link: "सेशन का पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
