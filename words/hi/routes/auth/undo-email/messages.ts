// English: 45a8573e
import type * as english from "#routes/auth/undo-email/messages.ts";

export const messages: typeof english.messages = {
  title: "अपना पुराना ईमेल पता वापस लाएँ",
  description:
    "आपके खाते में फिर यही पता आ जाएगा। जिसने इसे बदला, उसे आपका पासवर्ड पता था, इसलिए कृपया नया पासवर्ड चुनें। आप सभी डिवाइस से साइन आउट हो जाएँगे।",
  submit: "वापस लाएँ",
  pending: "वापस लाया जा रहा है...",
  over: {
    text: "अगर किसी ने आपका ईमेल पता बदल दिया है और आप उसे वापस नहीं ला पा रहे हैं, तो कृपया हमें तुरंत लिखें।",
    label: "हमें लिखें",
    to: "/contact",
  },
};
