// English: 89acddef
import type * as english from "#mails/account/password-changed/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपका पासवर्ड बदला गया है",
  text: "आपके खाते का पासवर्ड बदल दिया गया है, और बाकी सभी डिवाइस साइन आउट हो गए हैं।",
  when: "कब",
  not: "अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें लिखें।",
  link: "नया पासवर्ड चुनें",
};
