// English: e9411232
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#routes/account/email-messages.ts";

export const messages: typeof english.messages = {
  section: "ईमेल पता",
  notVerified: "अभी पुष्टि नहीं हुई",
  notVerifiedText:
    "पुष्टि के लिए हम आपको एक लिंक भेज सकते हैं। कैलेंडर के लिंक या अभिभावक के लिए यह ज़रूरी है, आपकी क्लास के लिए नहीं। पुष्टि के बाद आपके बाकी डिवाइस साइन आउट हो जाएँगे।",
  sendAgain: "मुझे लिंक भेजें",
  verified: "पुष्टि हो गई",
  change: "ईमेल बदलें",
  changing: "भेजा जा रहा है...",
  newEmail: "नया ईमेल",
  mailedEnough: "आपने एक घंटे के अंदर कई बार बदलाव माँगा है। कृपया एक घंटे बाद दोबारा कोशिश करें।",
  text: "हम नए पते पर एक लिंक भेजेंगे। जब तक आप वहाँ पुष्टि नहीं करते, कुछ नहीं बदलेगा।",
};

export const problems: typeof english.problems = {
  "required-missing": passwordWords.fillAll,
  "email-invalid": "कृपया सही ईमेल पता लिखें।",
  "too-long": passwordWords.tooLong,
  "same-address": "यह तो पहले से आपका पता है।",
};
