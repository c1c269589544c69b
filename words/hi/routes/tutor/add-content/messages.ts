// English: 5957476f
import type * as english from "#routes/tutor/add-content/messages.ts";

export const messages: typeof english.messages = {
  alsoTo: "इनके लिए भी प्रकाशित करें",
  alsoToHint: "आपके दूसरे विद्यार्थियों को भी यह उसी समय मिल जाएगा।",
  oneStudent: "एक क्लास एक ही विद्यार्थी के लिए होती है। कृपया हर विद्यार्थी के लिए अलग से जोड़ें।",
  find: "विद्यार्थी खोजें",
};
