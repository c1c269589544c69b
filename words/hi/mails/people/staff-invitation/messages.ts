// English: d7b5e3c3
import type * as english from "#mails/people/staff-invitation/messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `${academy} के स्टाफ़ से जुड़ें`,
  text: (academy) =>
    `आपको ${academy} के स्टाफ़ में शामिल होने का आमंत्रण मिला है। कम से कम 12 अक्षरों का पासवर्ड चुनें, और आप साइन इन हो जाएँगे।`,
  role: "आपकी भूमिका",
  once: (days) => `यह लिंक ${days} दिन तक और एक ही बार काम करेगा।`,
  not: "अगर आपको इसकी उम्मीद नहीं थी, तो आपको कुछ करने की ज़रूरत नहीं है: लिंक के बिना कोई इस खाते का इस्तेमाल नहीं कर सकता।",
  link: "अपना पासवर्ड चुनें",
};
