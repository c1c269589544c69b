// English: 2fcbf386
import type * as english from "#mails/people/application-received/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपका आवेदन हमें मिल गया",
  text: (academy) => `${academy} में पढ़ाने के लिए आवेदन करने का धन्यवाद। आपका आवेदन हमें मिल गया है।`,
  next: "हम हर आवेदन ख़ुद पढ़ते हैं। फ़ैसला होते ही हम आपको ईमेल करेंगे। आवेदन कहाँ तक पहुँचा, यह आपके डैशबोर्ड पर दिखता है।",
  link: "अपना आवेदन देखें",
};
