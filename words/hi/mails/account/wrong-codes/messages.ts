// English: f93ebe08
import type * as english from "#mails/account/wrong-codes/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपके खाते के लिए ग़लत कोड डाले गए",
  text: (count) => `किसी ने आपका पासवर्ड डाला, और फिर ${count} ग़लत कोड डाले। कोई साइन इन नहीं हो पाया।`,
  when: "कब",
  not: "अगर यह आप नहीं थे, तो किसी को आपका पासवर्ड पता है: तुरंत नया पासवर्ड चुनें और हमें लिखें।",
  link: "नया पासवर्ड चुनें",
};
