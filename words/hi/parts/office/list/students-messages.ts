// English: d9618648
import type * as english from "#parts/office/list/students-messages.ts";

export const messages: typeof english.messages = {
  caption: "विद्यार्थी",
  empty: "अभी कोई विद्यार्थी नहीं है।",
  name: "नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  class: "कक्षा",
  subjects: "विषय",
  invite: "विद्यार्थी को आमंत्रित करें",
  invited: "आमंत्रित",
  joined: "जुड़ने की तारीख़",
  notGiven: "नहीं दिया",
  deleteTitle: (name) => `${name} को हटाएँ`,
  deleteQuestion: "क्या आप सच में इस विद्यार्थी और उनके सभी आवंटनों को हटाना चाहते हैं?",
  deleteDetail:
    "उन आवंटनों की रिकॉर्डिंग, क्लासें, परीक्षाएँ और घोषणाएँ भी हट जाएँगी। इसे 10 सेकंड तक वापस लिया जा सकता है।",
};
