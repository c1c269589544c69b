// English: 6b40a4ad
import type * as english from "#mails/people/staff-role/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपकी भूमिका बदल गई है",
  text: (academy) =>
    `${academy} के एक मालिक ने आपकी भूमिका बदली है, इसलिए आप वहाँ जो देख और कर सकते हैं, वह बदल गया है।`,
  role: "आपकी भूमिका",
  signIn: "आप सभी डिवाइस से साइन आउट हो गए हैं। आगे बढ़ने के लिए फिर से साइन इन करें।",
  link: "साइन इन करें",
};
