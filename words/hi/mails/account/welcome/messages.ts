// English: c1435b64
import type * as english from "#mails/account/welcome/messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `${academy} में आपका स्वागत है`,
  text: "आपका खाता तैयार है। हमें ख़ुशी है कि आप हमारे साथ हैं।",
  next: "अब हम आपके लिए सही ट्यूटर ढूँढ रहे हैं। आपका पहला कोर्स तैयार होते ही वह आपके डैशबोर्ड पर दिखेगा, और हम आपको ईमेल भी करेंगे।",
  link: "अपना डैशबोर्ड खोलें",
};
