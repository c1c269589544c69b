// English: db34f07c
import { count } from "#content/shared/count.ts";
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#parts/account/sign-in/messages.ts";

const after = (minutes: number) => `कृपया ${count(minutes, "मिनट", "मिनट")} बाद दोबारा कोशिश करें।`;

export const messages: typeof english.messages = {
  close: "बंद करें",
  signIn: "साइन इन",
  signingIn: "साइन इन हो रहा है...",
  creatingAccount: "खाता बन रहा है...",
  email: "ईमेल",
  password: "पासवर्ड",
  confirmPassword: passwordWords.confirm,
  passwordHint: passwordWords.hint,
  strength: passwordWords.strength,
  fillAll: passwordWords.fillAll,
  passwordsDiffer: passwordWords.differ,
  passwordTooShort: passwordWords.tooShort,
  forgotten: "पासवर्ड भूल गए?",
  emailInvalid: "कृपया सही ईमेल पता लिखें।",
  tooLong: passwordWords.tooLong,
  createFailed: "खाता नहीं बन सका। कृपया दोबारा कोशिश करें।",
  createFailedHint:
    "हो सकता है इस पते से विद्यार्थी या ट्यूटर का खाता पहले से हो। तब विद्यार्थी या ट्यूटर के साइन इन पेज पर जाकर साइन इन करें, या वहाँ “पासवर्ड भूल गए?” चुनें।",
  offline: "हमसे संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन देखकर दोबारा कोशिश करें।",
  away: "इस समय हमारा डेटाबेस उपलब्ध नहीं है। आपने जो भरा है, वह यहीं है। कृपया एक मिनट बाद दोबारा कोशिश करें।",
  busy: "इस समय बहुत लोग साइन इन कर रहे हैं। आपने जो भरा है, वह यहीं है। कृपया एक मिनट बाद दोबारा कोशिश करें।",
  code: {
    title: "बस एक क़दम और",
    description: "यह डिवाइस हमारे लिए नया है। आपके ऐप में अभी दिख रहे छह अंक लिखें, या अपना कोई रिकवरी कोड।",
    code: "कोड",
    remember: "इस डिवाइस पर 30 दिन तक न पूछें",
    wrong: "यह कोड ग़लत है या पहले इस्तेमाल हो चुका है।",
    over: "बहुत देर हो गई। कृपया फिर से साइन इन करें।",
    links: [{ before: "इरादा बदल गया?", label: "एडमिन साइन इन पर जाएँ", to: "/admin-login" }],
  },
  passkey: {
    signIn: "पासकी से साइन इन",
    cancelled: "कोई पासकी इस्तेमाल नहीं हुई। दोबारा कोशिश करें, या अपने पासवर्ड से साइन इन करें।",
    wrong: "यह पासकी हमारे पास नहीं है। कृपया अपने पासवर्ड से साइन इन करें।",
  },
  tooMany: (minutes) => `साइन इन की बहुत ज़्यादा कोशिशें हुई हैं। ${after(minutes)}`,
  tooManySignUps: (minutes) => `आपके नेटवर्क से अभी बहुत लोगों ने साइन अप किया है। ${after(minutes)}`,
  tooManyResets: (minutes) => `आपके नेटवर्क से अभी बहुत अनुरोध आए हैं। ${after(minutes)}`,
};

const commonPassword =
  "बहुत लोग यही पासवर्ड रखते हैं, इसलिए धोखेबाज़ सबसे पहले इसे ही आज़माते हैं। कोई दूसरा पासवर्ड ज़्यादा सुरक्षित रहेगा।";

export const notices: typeof english.notices = {
  "password-reset":
    "आपका पासवर्ड बदल गया है और आप हर जगह से साइन आउट हो गए हैं। कृपया नए पासवर्ड से साइन इन करें।",
  "password-reset-common": `आपका पासवर्ड बदल गया है और आप हर जगह से साइन आउट हो गए हैं। ${commonPassword}`,
  "email-restored-common": `आपके खाते में फिर पुराना ईमेल पता है, और आपका नया पासवर्ड। ${commonPassword}`,
  "email-verified": "धन्यवाद। आपके ईमेल पते की पुष्टि हो गई है।",
  "email-changed": "आपका ईमेल पता बदल गया है। कृपया नए पते से साइन इन करें।",
  "email-restored": "आपके खाते में फिर पुराना ईमेल पता है, और आपका नया पासवर्ड। कृपया साइन इन करें।",
};
