// English: 947ac369
import type * as english from "#mails/account/email-changed/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपका ईमेल पता बदला गया है",
  text: "आपके खाते का ईमेल पता अब दूसरा है। अब से आप उसी से साइन इन करेंगे, और हम भी आपको वहीं लिखेंगे।",
  not: "अगर यह आपने नहीं किया, तो बदलाव वापस लें: आपके खाते में फिर यही पता आ जाएगा, और आप नया पासवर्ड चुन सकेंगे।",
  days: (days) => `यह लिंक ${days} दिन तक और एक ही बार काम करेगा।`,
  link: "बदलाव वापस लें",
};
