// English: e76f7169
import type * as english from "#mails/account/reset-password/messages.ts";

export const messages: typeof english.messages = {
  subject: "नया पासवर्ड चुनें",
  text: "हमें आपके खाते के लिए नए पासवर्ड का अनुरोध मिला है।",
  once: (minutes) => `यह लिंक ${minutes} मिनट तक और एक ही बार काम करेगा।`,
  not: "अगर यह अनुरोध आपका नहीं था, तो आपको कुछ करने की ज़रूरत नहीं है। आपका पासवर्ड वही रहेगा।",
  link: "नया पासवर्ड चुनें",
};
