// English: 01cb1d19
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/fees/documents/messages.ts";

export const messages: typeof english.messages = {
  title: "इनवॉइस और रसीदें",
  all: "सब",
  kinds: { invoice: "इनवॉइस", "credit-note": "क्रेडिट नोट", receipt: "रसीदें" },
  none: "अभी कुछ जारी नहीं हुआ।",
  number: "नंबर",
  day: "तारीख़",
  to: "किसके नाम",
  amount: "रकम",
  noIssuer: "पहले बताएँ कि इनवॉइस कौन जारी करता है: अकादमी का क़ानूनी नाम, पता और राज्य।",
  setIssuer: "जारीकर्ता बताएँ",
  issueTitle: (day) => `${day} तक की क्लासें`,
  toIssue: (families, more, less) =>
    `${count(families, "परिवार", "परिवार")}: ${more} के इनवॉइस, ${less} के क्रेडिट नोट।`,
  nothingToIssue: "हर क्लास इनवॉइस में है।",
  issue: "इनवॉइस जारी करें",
  issuing: "जारी हो रहे हैं...",
  progressTitle: "इनवॉइस जारी हो रहे हैं",
  progress: (done, families) => `${count(families, "परिवार", "परिवार")} में से ${done}`,
  stop: "जारी करना रोकें",
  stopText: "जो जारी हुआ, वह रहेगा। कभी भी आगे बढ़ा सकते हैं, कोई दो बार जारी नहीं होता।",
  reload: "फिर देखें",
  stopped: (done, families) => `${count(families, "परिवार", "परिवार")} में से ${done} के बाद रुका।`,

  issuerTitle: "इनवॉइस कौन जारी करता है",
  issuerText:
    "उस दिन से हर इनवॉइस, क्रेडिट नोट और रसीद पर यह छपता है। जो जारी हो चुका है, वह कभी नहीं बदलता।",
  legalName: "क़ानूनी नाम",
  address: "पता",
  state: "राज्य",
  gstin: "GSTIN",
  gstinHint: "जब तक अकादमी GST में दर्ज नहीं है, खाली छोड़ें: तब कोई टैक्स नहीं होता।",
  taxRate: "GST, %",
  taxRateHint: "यह दाम में शामिल है। टैक्स हो या न हो, परिवार उतना ही देते हैं।",
  sac: "SAC",
  sacHint: "हमारी जानकारी में ट्यूशन के लिए 999293। अपने अकाउंटेंट से पूछें।",
  keepYears: "कितने साल रखे जाएँ",
  keepYearsHint: "जिस वित्तीय वर्ष में जारी हुए, उसके बाद। GST के क़ानून के अनुसार लगभग 8 साल रखना होता है।",
  from: "इस दिन से",
  optional: "ज़रूरी नहीं",
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  now: "अब तक",
  since: (day) => `${day} से`,
  unregistered: "GST में दर्ज नहीं",

  payerTitle: (names) => `${names}: इनवॉइस`,
  payerText: "अब से इनवॉइस और रसीदें इस व्यक्ति के नाम बनेंगी। नाम न हो तो पहले विद्यार्थी के नाम।",
  payerName: "नाम",
  payerAddress: "पता",
  payerState: "राज्य",
  payerStateHint: "इनवॉइस में कौन-से टैक्स हों, यह इससे तय होता है।",
  payerEmail: "ईमेल पता",
  payerEmailHint:
    "इनवॉइस, रसीदें और याद दिलाने वाले ईमेल इसी पते पर जाते हैं, परिवार की पूरी फ़ीस के लिंक के साथ। यह न हो, तो अभिभावकों को जाते हैं।",
  payerLanguage: "इन ईमेल की भाषा",
  sameState: "जो अकादमी का है",
  familyFees: "इस परिवार की फ़ीस",
};

export const issuerProblems: typeof english.issuerProblems = {
  "name-missing": "कृपया क़ानूनी नाम भरें।",
  "name-too-long": "यह नाम बहुत लंबा है।",
  "address-missing": "कृपया पता भरें।",
  "address-too-long": "यह पता बहुत लंबा है।",
  "state-missing": "कृपया राज्य चुनें।",
  "no-gstin": "कृपया GSTIN जाँचें: उसके 15 अक्षरों में से एक ग़लत है।",
  "gstin-of-another-state": "यह GSTIN दूसरे राज्य का है। कृपया दोनों जाँचें।",
  "no-rate": "कृपया टैक्स प्रतिशत में भरें, जैसे 18।",
  "no-sac": "SAC में 6 अंक होते हैं।",
  "no-years": "कृपया 6 से 20 तक पूरे साल भरें।",
  "day-missing": "कृपया दिन भरें।",
  "no-such-day": "ऐसा कोई दिन नहीं है। कृपया जाँचें।",
};

export const payerProblems: typeof english.payerProblems = {
  "name-missing": "कृपया नाम भी भरें।",
  "name-too-long": "यह नाम बहुत लंबा है।",
  "address-too-long": "यह पता बहुत लंबा है।",
  "no-email": "कृपया ईमेल पता जाँचें।",
  "no-state": "कृपया सूची से राज्य चुनें।",
};
