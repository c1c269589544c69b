// English: 5e0dd064
import type * as english from "#content/site/pages/book-a-demo.ts";
import { inDays, inMinutes } from "#content/shared/count.ts";

export const askForDemo: typeof english.askForDemo = {
  label: "बिना खाते के पूछें",
  href: "/book-a-demo",
};

export const bookADemo: typeof english.bookADemo = {
  title: "मुफ़्त डेमो क्लास के लिए पूछें",
  text: "कक्षा बताएँ, और यह भी कि आपसे संपर्क कैसे करें। हम फ़ोन करके या लिखकर समय तय करेंगे। खाते की ज़रूरत नहीं।",
  labels: {
    name: "आपका नाम",
    asker: "आप कौन हैं?",
    askers: { parent: "माता या पिता", student: "विद्यार्थी" },
  },
  about: "आपके बारे में",
  lesson: "क्या पढ़ना है",
  when: "कब ठीक रहेगा",
  more: "ईमेल और भाषा",
  website: "इसे खाली छोड़ दें",
  submit: "डेमो के लिए पूछें",
  privacy: {
    text: (days) =>
      `यह जानकारी हम सिर्फ़ आपकी डेमो क्लास तय करने में इस्तेमाल करते हैं, और आप हमसे न जुड़ें तो ${inDays(days)} बाद हटा देते हैं।`,
    link: "देखें, हम इसे कैसे रखते हैं",
  },
  tooMany: (minutes, { phone }) =>
    `आपकी ओर से पहले ही कई अनुरोध आ चुके हैं। कृपया ${phone} पर फ़ोन करें, या ${inMinutes(minutes)} बाद फिर कोशिश करें।`,
  aside: {
    title: "आगे क्या होगा",
    reply: ({ emailReply }) => `हम अपने सहायता के समय में ${emailReply} के भीतर जवाब देते हैं।`,
    hours: "सहायता का समय",
    call: "या अभी हमसे बात करें",
    whatsapp: "WhatsApp पर संदेश भेजें",
  },
  thanks: {
    title: "धन्यवाद। आपका अनुरोध मिल गया",
    text: ({ emailReply }) => `हम अपने सहायता के समय में ${emailReply} के भीतर फ़ोन या ईमेल से जवाब देते हैं।`,
    mail: "अगर आपने ईमेल पता दिया है, तो हमारा संदेश वहाँ देखें।",
    hours: "सहायता का समय",
    more: { label: "देखें, डेमो कैसे होता है", href: "/demo" },
    account: {
      text: "खाता होने पर आपकी क्लास, होमवर्क और रिपोर्ट एक ही जगह दिखती हैं। आपने जो लिखा है, वह फ़ॉर्म में भरा मिलेगा।",
      link: { label: "खाता बनाएँ", href: "/signup/finish" },
    },
  },
  already: {
    title: "आपका अनुरोध हमारे पास पहले से है",
    text: ({ emailReply }) =>
      `यही अनुरोध आप पहले भेज चुके हैं, अब आपको और कुछ नहीं करना है। हम अपने सहायता के समय में ${emailReply} के भीतर जवाब देते हैं।`,
    change: ({ phone }) => `अगर कुछ बदला हो, तो कृपया ${phone} पर फ़ोन करें।`,
  },
};
