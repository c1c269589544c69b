// English: 86e3d96a
import type * as english from "#routes/admin/tutors/messages.ts";

export const messages: typeof english.messages = {
  caption: "ट्यूटर",
  empty: "अभी कोई ट्यूटर नहीं है।",
  name: "नाम",
  contact: "संपर्क",
  email: "ईमेल",
  background: "योग्यता और अनुभव",
  experience: (band) => `अनुभव: ${band}`,
  experienceSort: "अनुभव",
  teaches: "क्या पढ़ाते हैं",
  unknown: "नहीं दिया",
  invite: "ट्यूटर को आमंत्रित करें",
  invited: "आमंत्रित",
  status: "स्थिति",
  applied: "आवेदन की तारीख़",
  approve: "मंज़ूर करें",
  select: "चुनें",
  selectAll: "सभी चुनें",
  left: "अब इस सूची में नहीं।",
  approveSelected: "चुने हुए मंज़ूर करें",
  reject: "नामंज़ूर करें",
  reason: (reason) => `कारण: ${reason}`,
  rejectTitle: "आवेदन नामंज़ूर करें",
  rejectQuestion: (name) => `${name} का आवेदन क्यों नामंज़ूर किया जा रहा है?`,
  reasonLabel: "कारण",
  rejectHint: "ट्यूटर इसे अपने डैशबोर्ड पर पढ़ेंगे।",
  rejecting: "नामंज़ूर किया जा रहा है...",
  suspend: "निलंबित करें",
  suspendTitle: "ट्यूटर को निलंबित करें",
  suspendQuestion: (name) => `${name} को क्यों निलंबित किया जा रहा है?`,
  suspendDetail:
    "ट्यूटर तुरंत साइन आउट हो जाएँगे और विद्यार्थियों की कोई जानकारी न देख सकेंगे, न बदल सकेंगे। उनके विद्यार्थियों को दिखेगा कि क्लासें दूसरे ट्यूटर के इंतज़ार में हैं। निलंबन आप बाद में हटा सकते हैं।",
  suspendHint: "ट्यूटर इसे अपने डैशबोर्ड पर पढ़ेंगे, और एडमिन इसे लॉग में पढ़ेंगे।",
  suspending: "निलंबित किया जा रहा है...",
  lift: "निलंबन हटाएँ",
  liftTitle: "निलंबन हटाएँ",
  liftQuestion: (name) => `${name} का निलंबन क्यों हटाया जा रहा है?`,
  liftDetail: "ट्यूटर फिर उन्हीं विद्यार्थियों को पढ़ाएँगे और उनकी क्लासें वापस आ जाएँगी।",
  liftHint: "एडमिन इसे लॉग में पढ़ेंगे।",
  lifting: "हटाया जा रहा है...",
};

export const reasonProblems: typeof english.reasonProblems = {
  "reason-missing": "कृपया कारण लिखें।",
  "too-long": "कृपया कारण 500 अक्षरों के अंदर लिखें।",
};
