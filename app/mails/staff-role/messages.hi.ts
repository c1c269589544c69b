// English: 6b40a4ad
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  subject: "आपकी भूमिका बदल गई है",
  text: (academy) => `${academy} के एक मालिक ने बदला है कि आप वहाँ क्या देख और क्या कर सकते हैं।`,
  role: "आपकी भूमिका",
  signIn: "आप सभी डिवाइस पर साइन आउट हो गए हैं। आगे बढ़ने के लिए फिर से साइन इन करें।",
  link: "साइन इन करें",
};
