// English: fe065f6d
import type * as english from "#mails/guardians/consent-renewal/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `क्या आप ${child} की क्लास रिपोर्ट पढ़ना चाहेंगे?`,
  text: (child) =>
    `${child} के ट्यूटर अब क्लास के बाद एक छोटी रिपोर्ट लिख सकते हैं। पहले हम जो जानकारी रखते थे, उसके लिए आपने सहमति दी थी। अब जानकारी उससे ज़्यादा है, इसलिए हम आपसे फिर पूछ रहे हैं।`,
  news: "नया:",
  stays:
    "आप अभी जो देखते हैं, वह वैसा ही रहेगा। जब तक आप हाँ नहीं कहते, आपको रिपोर्ट नहीं दिखाई जाएँगी। इस बारे में हम आपको दोबारा नहीं लिखेंगे।",
  link: "पढ़ें और जवाब दें",
};
