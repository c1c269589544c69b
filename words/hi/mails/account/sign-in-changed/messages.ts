// English: 5845bd3f
import type * as english from "#mails/account/sign-in-changed/messages.ts";

export const messages: typeof english.messages = {
  subjects: {
    "passkey-added": "आपके खाते में एक पासकी जोड़ी गई",
    "passkey-removed": "आपके खाते से एक पासकी हटाई गई",
    "second-factor-on": "आपके खाते में अब दो चरणों वाला सत्यापन चालू है",
    "second-factor-off": "आपके खाते में अब दो चरणों वाला सत्यापन चालू नहीं है",
    "recovery-codes": "आपके लिए नए रिकवरी कोड बने हैं",
  },
  texts: {
    "passkey-added": "जो भी उस डिवाइस को अनलॉक कर सकता है, वह आपके खाते में साइन इन कर सकता है।",
    "passkey-removed": "उस पासकी से अब साइन इन नहीं हो सकता।",
    "second-factor-on": "अब से नए डिवाइस पर पासवर्ड के साथ एक कोड भी चाहिए।",
    "second-factor-off": "अब से पासवर्ड के बाद कोड की ज़रूरत नहीं है।",
    "recovery-codes": "आपके पुराने रिकवरी कोड अब काम नहीं करेंगे।",
  },
  when: "कब",
  not: "अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें लिखें।",
  link: "नया पासवर्ड चुनें",
};
