// English: 32a663ca
import type * as english from "#parts/guardians/page/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "अभिभावकों के लिए",
  questions: "कुछ पूछना है? हमें लिखें:",
  toPage: "अपना पेज खोलें",
  newLink: "नया लिंक पाएँ",
  lost: "वह ईमेल पता भरें जिस पर आपको हमारे ईमेल आते हैं। हम आपको नया लिंक भेज देंगे।",
  email: "आपका ईमेल",
  send: "मुझे लिंक भेजें",
  invalidLink: "यह लिंक मान्य नहीं है",
  invalidLinkText:
    "हो सकता है कि इसकी अवधि पूरी हो गई हो, किसी ने इसे बंद कर दिया हो, या इसका कोई हिस्सा छूट गया हो। नया लिंक आप यहीं से पा सकते हैं।",
};
