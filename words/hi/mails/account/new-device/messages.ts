// English: 43c072b7
import type * as english from "#mails/account/new-device/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपका खाता नए डिवाइस पर खोला गया",
  text: "किसी ने आपके खाते में ऐसे डिवाइस से साइन इन किया है, जिसे हमने पहले नहीं देखा।",
  device: "डिवाइस",
  deviceOf: (browser, system) => [browser, system].filter(Boolean).join(", ") || "पता नहीं",
  when: "कब",
  not: "अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें। इससे आपका खाता हर डिवाइस से साइन आउट हो जाएगा।",
  link: "नया पासवर्ड चुनें",
};
