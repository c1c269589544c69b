// English: e8420678
import type * as english from "#mails/account/email-change-asked/messages.ts";

export const messages: typeof english.messages = {
  subject: "किसी ने आपका ईमेल पता बदलने को कहा है",
  text: "हमें आपके खाते का ईमेल पता बदलने का अनुरोध मिला है। अभी कुछ नहीं बदला है: पहले नए पते की पुष्टि होनी बाकी है।",
  not: "अगर यह आप नहीं थे, तो किसी को आपका पासवर्ड पता है। नया पासवर्ड चुनें: इससे उनका अनुरोध भी रद्द हो जाएगा।",
  link: "नया पासवर्ड चुनें",
};
