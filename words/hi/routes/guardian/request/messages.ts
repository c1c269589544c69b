// English: e50c7b93
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#routes/guardian/request/messages.ts";

export const messages: typeof english.messages = {
  title: "माता-पिता और अभिभावकों के लिए",
  intro:
    "आपके पेज पर आपके बच्चों की अगली क्लासें, रिकॉर्डिंग, घोषणाएँ और ट्यूटर दिखते हैं। वह पेज हमारे भेजे हुए लिंक से खुलता है, पासवर्ड की ज़रूरत नहीं।",
  tooMany: (minutes) =>
    `आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कृपया ${inMinutes(minutes)} बाद फिर कोशिश करें।`,
  invalid: "कृपया सही ईमेल पता भरें।",
};

export const notices: typeof english.notices = {
  "guardian-link-mailed":
    "अगर किसी विद्यार्थी ने इस ईमेल पते के साथ आपको अपना अभिभावक बताया है, तो आपको जल्द ही ईमेल मिलेगा। एक ईमेल पते पर हम एक दिन में कुछ ही ईमेल भेजते हैं।",
  "guardian-links-ended": "आपके पेज के सभी लिंक बंद हो गए हैं।",
  "guardian-forgotten": "धन्यवाद। हमने आपका ईमेल पता हटा दिया है और अब आपको नहीं लिखेंगे।",
};
