// English: e111a400
import type * as english from "#mails/site/test-mail/messages.ts";

export const messages: typeof english.messages = {
  subject: "टेस्ट: ईमेल पहुँच रहे हैं",
  text: "आपने यह ईमेल यह देखने के लिए भिजवाया था कि अकादमी के ईमेल पहुँचते हैं या नहीं। यह पहुँच गया।",
  spam: "क्या यह स्पैम में मिला? तो अपनी ईमेल सेवा के SPF, DKIM और DMARC रिकॉर्ड में उस सर्वर का नाम जोड़ें, जो ईमेल भेजता है।",
  link: "सेटअप जारी रखें",
};
