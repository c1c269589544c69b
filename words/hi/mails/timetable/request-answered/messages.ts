// English: 04f1bcef
import type * as english from "#mails/timetable/request-answered/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    declined: "आपकी क्लास तय समय पर ही होगी",
    expired: "आपके अनुरोध का जवाब नहीं आया",
  },
  text: {
    declined: (tutor) => `${tutor} के लिए आपका अनुरोध मानना संभव नहीं है। क्लास जैसी तय थी, वैसी ही होगी:`,
    expired: (tutor) =>
      `${tutor} ने आपके अनुरोध का समय पर जवाब नहीं दिया। क्लास जैसी तय थी, वैसी ही होगी:`,
  },
  title: "क्लास",
  course: "विषय",
  planned: "तय समय",
  wanted: "आपका माँगा समय",
  reason: "ट्यूटर के शब्दों में:",
  again: "आप कोई और समय माँग सकते हैं, या अकादमी को लिख सकते हैं।",
  link: "क्लास का पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
