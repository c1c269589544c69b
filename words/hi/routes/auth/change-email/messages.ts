// English: fc1a1d15
import type * as english from "#routes/auth/change-email/messages.ts";

export const messages: typeof english.messages = {
  title: "अपने नए ईमेल पते की पुष्टि करें",
  description:
    "इसके बाद आप इसी ईमेल पते से साइन इन करेंगे और हम भी आपको इसी पते पर लिखेंगे। आपके बाकी डिवाइस साइन आउट हो जाएँगे।",
  submit: "पुष्टि करें",
  over: {
    text: "आपका मौजूदा ईमेल पता आपके खाते के पेज पर दिखता है, और वहीं उसे बदल भी सकते हैं।",
    label: "अपने खाते पर जाएँ",
    to: "/account",
  },
};
