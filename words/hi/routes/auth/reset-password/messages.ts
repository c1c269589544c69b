// English: f2bd9f4f
import type * as english from "#routes/auth/reset-password/messages.ts";

export const messages: typeof english.messages = {
  title: "नया पासवर्ड चुनें",
  description: "आप सभी डिवाइस से साइन आउट हो जाएँगे, फिर नए पासवर्ड से साइन इन कर सकेंगे।",
  submit: "पासवर्ड बदलें",
  pending: "बदला जा रहा है...",
  over: {
    text: "आप नया लिंक मँगा सकते हैं। बस एक मिनट लगता है।",
    label: "नया लिंक भेजें",
    to: "/forgot-password",
  },
};
