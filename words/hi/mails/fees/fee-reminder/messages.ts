// English: 346d08c3
import type * as english from "#mails/fees/fee-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: (names) => `याद दिलाने के लिए: ${names} की फ़ीस`,
  text: "हम बस यह याद दिलाना चाहते हैं कि एक इनवॉइस अभी बाकी है। अगर आप भुगतान कर चुके हैं, तो धन्यवाद: फ़ीस का पेज खोलकर ट्रांसफ़र के 12 अंक हमें बताएँ, ताकि हम उसे ढूँढ सकें।",
  stop: "अगर आप याद दिलाने वाले ईमेल नहीं चाहते, तो कृपया हमें लिखें।",
};
