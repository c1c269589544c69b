// English: 2eafb2c4
import type * as english from "#routes/admin/setup/messages.ts";

export const messages: typeof english.messages = {
  title: "सेटअप",
  text: "छह छोटे चरणों में अपनी अकादमी तैयार करें। जो बाद में हो सकता है, उसे छोड़ दें: हर चरण आपको यहीं फिर मिलेगा।",
  progress: (done, all) => `${all} में से ${done} चरण पूरे`,
  complete: "आपकी अकादमी तैयार है। यहाँ की हर चीज़ कभी भी बदली जा सकती है।",
  start: "सेटअप शुरू करें",
  goOn: "आगे बढ़ें",
  later: "बाद में, डैशबोर्ड खोलें",
  steps: "चरण",
  stepOf: (number, all) => `चरण ${number} / ${all}`,
  skip: "यह चरण छोड़ें",
  next: "अगला चरण",
  finish: "सभी चरण देखें",
  overview: "सभी चरण",
  states: { done: "हो गया", skipped: "छोड़ा गया", open: "करना है" },
  sender: {
    now: (sender) => `ईमेल ${sender} से जाते हैं।`,
    waiting: (sender) => `प्रकाशित वेबसाइट पर ${sender} है। किसी मालिक की पुष्टि के बाद ही ईमेल इससे जाएँगे।`,
    confirm: "इस नाम और पते की पुष्टि करें",
    confirming: "पुष्टि हो रही है...",
    proof: "आप अपने पासवर्ड से पुष्टि करते हैं। अगर नाम या पता ग़लत है, तो इसके बजाय उसे वेबसाइट पर ठीक करें।",
  },
  testMail: {
    address: (email) => `ईमेल आपके अपने पते पर जाता है: ${email}`,
    send: "मुझे टेस्ट ईमेल भेजें",
    again: "एक और भेजें",
    sending: "भेजा जा रहा है...",
    waiting: (at) =>
      `एक ईमेल रास्ते में है, भेजने का समय: ${at}। मेल सर्वर ने उसे लिया या नहीं, यह देखने के लिए एक मिनट बाद यह पेज फिर खोलें।`,
    sent: (at) => `मेल सर्वर ने एक ईमेल ले लिया, समय: ${at}। क्या वह आपके इनबॉक्स में है?`,
    failed: (at) =>
      `एक ईमेल नहीं भेजा जा सका, समय: ${at}। सर्वर चलाने वाले को उसके लॉग में mail-failed पर वजह मिलेगी।`,
    files:
      "ईमेल अभी भेजे नहीं जा रहे: हर ईमेल डेटा के outbox फ़ोल्डर में एक फ़ाइल में लिखा जाता है। सर्वर चलाने वाले SMTP_URL सेटिंग में मेल सर्वर बताएँ।",
  },
};

export const stepWords: typeof english.stepWords = {
  name: {
    title: "नाम और लोगो",
    text: "हर पेज पर, हर ईमेल में और हर छपे काग़ज़ पर आपकी अकादमी का नाम कैसा दिखे।",
  },
  contacts: {
    title: "संपर्क और समय",
    text: "परिवार आपसे कैसे और कब संपर्क करें। जब तक आप ये नहीं भरते, साइट पर नमूने दिखते हैं जिनसे किसी तक नहीं पहुँचा जा सकता।",
  },
  tutors: {
    title: "पहले ट्यूटर",
    text: "ट्यूटर को ईमेल से आमंत्रित करें। वे पासवर्ड बनाते ही पढ़ाना शुरू कर सकते हैं, क्योंकि आपने ही उन्हें बुलाया है।",
  },
  students: {
    title: "विद्यार्थी",
    text: "जिन विद्यार्थियों को आप पहले से पढ़ाते हैं, उन्हें स्प्रेडशीट से ले आएँ, या एक-एक करके आमंत्रित करें। हर एक को पासवर्ड बनाने के लिंक के साथ ईमेल मिलता है।",
  },
  mail: {
    title: "ईमेल",
    text: "क्लास, रिपोर्ट और पासवर्ड की ख़बर परिवारों और ट्यूटरों को ईमेल से मिलती है। देख लें कि आपके ईमेल पहुँचते हैं या नहीं।",
  },
  live: {
    title: "साइट शुरू करें",
    text: "पहला परिवार आपकी साइट पढ़े, उससे पहले क्या-क्या ठीक होना चाहिए।",
  },
};

export const stepLinks: typeof english.stepLinks = {
  name: [
    { label: "नाम और टैगलाइन", to: "/admin-dashboard/site/name" },
    { label: "लोगो", to: "/admin-dashboard/site/logo" },
  ],
  contacts: [
    { label: "संपर्क", to: "/admin-dashboard/site/contacts" },
    { label: "समय", to: "/admin-dashboard/site/hours" },
  ],
  tutors: [
    { label: "ट्यूटर को आमंत्रित करें", to: "/admin-dashboard/tutors/invite" },
    { label: "ट्यूटर इंपोर्ट करें", to: "/admin-dashboard/import" },
  ],
  students: [
    { label: "विद्यार्थी इंपोर्ट करें", to: "/admin-dashboard/import" },
    { label: "विद्यार्थी को आमंत्रित करें", to: "/admin-dashboard/students/invite" },
  ],
  mail: [],
  live: [],
};

export const checkWords: typeof english.checkWords = {
  published: {
    title: "साइट",
    good: "आपकी अपनी साइट प्रकाशित है।",
    bad: "आपका अपना कुछ भी अभी प्रकाशित नहीं है: साइट पर आने वालों को नमूने की अकादमी दिखती है।",
    link: { label: "साइट खोलें", to: "/admin-dashboard/site" },
  },
  samples: {
    title: "नमूने",
    good: "नमूने का कोई टेक्स्ट या व्यक्ति बाकी नहीं है।",
    bad: "साइट पर कुछ टेक्स्ट और लोग अभी भी नमूने के हैं।",
    link: { label: "देखें कौन-से", to: "/admin-dashboard/site" },
  },
  mail: {
    title: "ईमेल",
    good: "ईमेल आपके मेल सर्वर को जाते हैं।",
    bad: "ईमेल भेजे जाने के बजाय फ़ाइलों में लिखे जाते हैं (SMTP_URL नहीं दिया गया है)।",
    link: { label: "ईमेल का चरण खोलें", to: "/admin-dashboard/setup/mail" },
  },
  address: {
    title: "साइट का वेब पता",
    good: "साइट का अपना वेब पता है, https के साथ।",
    bad: "साइट का सार्वजनिक वेब पता नहीं दिया गया है, या उसमें https नहीं है। सर्वर चलाने वाले PUBLIC_URL दें।",
  },
  backup: {
    title: "बैकअप",
    good: "पिछले दो दिनों में बैकअप लिया गया है।",
    bad: "पिछले दो दिनों में कोई बैकअप नहीं लिया गया। सर्वर चलाने वाले ऐसा करें कि cron हर रात “npm run backup” चलाए।",
  },
};
