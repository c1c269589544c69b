// English: c487c1c6
import type * as english from "#mails/enquiries/enquiry-received/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपने मुफ़्त डेमो क्लास माँगी है",
  text: ({ name, emailReply }) =>
    `${name} से मुफ़्त डेमो क्लास माँगने का धन्यवाद। हम अपने सहायता के समय में ${emailReply} के भीतर जवाब देते हैं।`,
  next: ({ phone }) => `अगर आप तुरंत बात करना चाहें, तो ${phone} पर कॉल करें।`,
  link: "डेमो क्लास में क्या होता है",
  mistake: "अगर आपने नहीं माँगी थी, तो किसी से पता लिखने में ग़लती हुई है। आपको कुछ करने की ज़रूरत नहीं है।",
  reason: ({ name }) =>
    `किसी ने ${name} से डेमो क्लास माँगते समय यह पता दिया था, इसलिए आपको यह ईमेल मिला है।`,
};
