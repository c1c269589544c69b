// English: 6abf864d
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#parts/account/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "आपका खाता",
  title: "आपका खाता",
  signedInAs: "आप इस खाते से साइन इन हैं",
  name: "नाम",
  email: "ईमेल",
  role: "भूमिका",
  roles: { student: "विद्यार्थी", tutor: "ट्यूटर" },
  password: "पासवर्ड",
  passwordText: "इसे बदलने पर आप बाकी सभी डिवाइस से साइन आउट हो जाएँगे।",
  changePassword: "पासवर्ड बदलें",
  changing: "बदला जा रहा है...",
  cancel: "रहने दें",
  currentPassword: "मौजूदा पासवर्ड",
  newPassword: "नया पासवर्ड",
  wrongPassword: "यह आपका मौजूदा पासवर्ड नहीं है।",
  tooMany: passwordWords.tooManyWrong,
  profile: "प्रोफ़ाइल",
  profileText: "आपकी दी हुई जानकारी। उसे यहाँ ठीक या पूरा कर सकते हैं।",
  openProfile: "प्रोफ़ाइल बदलें",
  everything: "आपके बारे में सब कुछ",
  everythingText: "हम आपके बारे में जो कुछ रखते हैं, उसे देखें और डाउनलोड करें, या अपना खाता हटाएँ।",
  openExport: "देखें हम क्या रखते हैं",
  deletion: "खाता हटाएँ",
  secondFactor: "दो चरणों वाला सत्यापन",
  secondFactorOn: "चालू है: नए डिवाइस पर कोड माँगा जाता है।",
  secondFactorOff: "बंद है: किसी भी डिवाइस पर साइन इन के लिए आपका पासवर्ड ही काफ़ी है।",
  openSecondFactor: "बदलाव करें",
  passkeys: "पासकी",
  passkeysText: "अपनी उँगली, चेहरे या स्क्रीन लॉक से साइन इन करें।",
  openPasskeys: "पासकी देखें",
  hours: "पढ़ाने का समय",
  hoursText: "हर हफ़्ते आप कब पढ़ाते हैं, और किन दिनों नहीं पढ़ाते।",
  openHours: "समय बदलें",
  times: "आपके लिए सुविधाजनक समय",
  languageText:
    "स्क्रीन और ईमेल इसी भाषा में आएँगे। सबके लिए खुली साइट के पेजों की भाषा उनके वेब पते से तय होती है।",
  timesText: "आपके परिवार के लिए क्लास का कौन-सा समय ठीक रहेगा।",
  openTimes: "समय बदलें",
  guardian: "उम्र और अभिभावक",
  guardianText:
    "अगर आपकी उम्र 18 साल से कम है, तो आपके माता-पिता या अभिभावक आपके लिए सहमति देते हैं और आपकी क्लासें देख सकते हैं।",
  openGuardian: "उम्र और अभिभावक देखें",
  devices: "आप कहाँ साइन इन हैं",
  devicesText: "अगर इनमें से किसी डिवाइस को आप नहीं पहचानते, तो उसे साइन आउट करें और अपना पासवर्ड बदल दें।",
  device: "डिवाइस",
  signedIn: "कब साइन इन किया",
  lastSeen: "पिछली बार इस्तेमाल",
  now: "अभी",
  actions: "कार्रवाई",
  thisDevice: "यह डिवाइस",
  signOut: "साइन आउट करें",
  stopReminders: "रिमाइंडर बंद करें",
  everywhere: "हर जगह से साइन आउट करें",
  everywhereText: "आप इस डिवाइस समेत सभी डिवाइस से साइन आउट हो जाएँगे।",
};

export const deviceWords: typeof english.deviceWords = {
  browserOn: (browser, system) => `${system} पर ${browser}`,
  unknown: "अनजान डिवाइस",
};

export const problems: typeof english.problems = {
  "passwords-differ": passwordWords.differ,
  "password-too-short": passwordWords.tooShort,
  "required-missing": passwordWords.fillAll,
  "too-long": passwordWords.tooLong,
};

export const notices: typeof english.notices = {
  "password-changed": "आपका पासवर्ड बदल गया है। बाकी सभी डिवाइस साइन आउट हो गए हैं।",
  "password-changed-common":
    "आपका पासवर्ड बदल गया है और बाकी सभी डिवाइस साइन आउट हो गए हैं। बहुत लोग यही पासवर्ड रखते हैं, इसलिए अजनबी सबसे पहले इसे ही आज़माते हैं: कोई दूसरा पासवर्ड ज़्यादा सुरक्षित रहेगा।",
  "profile-changed": "आपकी प्रोफ़ाइल सेव हो गई है।",
  "device-forgotten": "उस डिवाइस पर अब फिर से कोड माँगा जाएगा।",
  "second-factor-removed": "दो चरणों वाला सत्यापन बंद हो गया है।",
  "language-chosen": "आपकी भाषा बदल गई।",
  "mails-chosen": "आपकी पसंद सेव हो गई है।",
  "email-verified": "धन्यवाद। आपके ईमेल पते की पुष्टि हो गई है।",
  "email-changed": "आपका ईमेल पता बदल गया है। बाकी सभी डिवाइस साइन आउट हो गए हैं।",
  "email-change-asked": "हमने नए पते पर लिंक भेज दिया है। वहाँ पुष्टि करते ही आपका पता बदल जाएगा।",
  "verification-sent": "हमने आपको लिंक भेज दिया है। पहुँचने में एक-दो मिनट लग सकते हैं।",
  "verification-limited":
    "हम आपको पहले ही कई लिंक भेज चुके हैं। कृपया अपना इनबॉक्स और स्पैम फ़ोल्डर देखें, या एक घंटे बाद दोबारा कोशिश करें।",
  "session-ended": "वह डिवाइस साइन आउट हो गया है।",
  "reminders-ended": "उस डिवाइस पर अब रिमाइंडर नहीं आएँगे।",
};
