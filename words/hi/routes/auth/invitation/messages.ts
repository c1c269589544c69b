// English: 0219db70
import type * as english from "#routes/auth/invitation/messages.ts";

export const messages: typeof english.messages = {
  title: "अपना पासवर्ड बनाएँ",
  description: "स्वागत है! आपका खाता तैयार है। पासवर्ड चुनते ही आप इस ईमेल पते से साइन इन हो जाएँगे।",
  submit: "पासवर्ड बनाएँ",
  pending: "बनाया जा रहा है...",
  over: {
    text: "अगर आपने पासवर्ड बना लिया है, तो उसी से साइन इन करें। नहीं तो हम आपको पासवर्ड चुनने का लिंक भेज सकते हैं।",
    label: "मुझे लिंक भेजें",
    to: "/forgot-password",
  },
};
