// English: fa61bcf6
import type * as english from "#parts/people/contact/messages.ts";

export const chatNames: typeof english.chatNames = {
  "missed-call": "ఫోన్ కలవలేదని చెప్పండి",
  reminder: "తర్వాతి క్లాస్ గురించి గుర్తు చేయండి",
  link: "తర్వాతి క్లాస్ లింక్",
  times: "వీలైన సమయాలు అడగండి",
};
