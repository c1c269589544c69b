// English: 8110d6ca
// English: 0
import type * as english from "#routes/admin/fees/discounts/messages.ts";

export const messages: typeof english.messages = {
  title: "छूट",
  titleOf: (names) => `${names} की छूट`,
  text: "छूट अपने दिनों की क्लासों पर लगती है। कई हों तो सबसे ज़्यादा घटाने वाली एक ही लगती है; वे कभी जोड़ी नहीं जातीं। ट्यूटरों की कमाई नहीं बदलती और उन्हें यह नहीं दिखता।",
  none: "कोई छूट नहीं।",
  wholeFamily: "पूरा परिवार",
  formerCourse: "पुराना कोर्स",
  percent: (number) => `${number} %`,
  rupees: (amount) => `${amount} प्रति घंटा`,
  since: (day) => `${day} से`,
  between: (from, until) => `${from} से ${until} तक`,
  never: (from) => `${from} से, लगने से पहले वापस ली गई`,
  earlier: "ख़त्म हो चुकी छूट",
  change: "छूट दें या ख़त्म करें",
  end: "ख़त्म करें",
  endFrom: "इस दिन से नहीं लगेगी",
  endHint: "पहला दिन लिखें तो पूरी छूट वापस हो जाती है।",
  endButton: "छूट ख़त्म करें",
  addTitle: "छूट दें",
  scope: "किसके लिए",
  unit: "किस तरह",
  amount: "कितनी",
  amountHint: "10 % के लिए 10, या हर घंटे ₹100 घटाने के लिए 100।",
  from: "इस दिन से",
  until: "आख़िरी दिन",
  optional: "ज़रूरी नहीं",
  reason: "क्यों",
  note: "नोट",
  noteHint: "इसे सिर्फ़ दफ़्तर पढ़ता है।",
  notOfFamily: "वह विद्यार्थी या कोर्स अब इस परिवार का नहीं है। कृपया फिर से चुनें।",
  add: "छूट दें",
  adding: "जोड़ी जा रही है...",
  back: "परिवार की फ़ीस पर जाएँ",
};

export const units: typeof english.units = {
  percent: "प्रतिशत",
  rupees: "रुपये प्रति घंटा",
};

export const reasons: typeof english.reasons = {
  sibling: "भाई-बहन",
  scholarship: "छात्रवृत्ति",
  other: "कोई और कारण",
};

export const problems: typeof english.problems = {
  "scope-missing": "कृपया चुनें कि किसके लिए है।",
  "unit-missing": "कृपया प्रतिशत या रुपये चुनें।",
  "amount-missing": "कृपया लिखें कि कितनी।",
  "no-percent": "कृपया 1 से 100 तक का पूरा प्रतिशत लिखें।",
  "no-rupees": "कृपया एक घंटे के रुपये लिखें, 1 से 1,00,000 तक।",
  "reason-missing": "कृपया चुनें कि क्यों।",
  "note-missing": "कृपया कारण नोट में लिखें।",
  "note-too-long": "यह नोट बहुत लंबा है।",
  "day-missing": "कृपया दिन लिखें।",
  "no-such-day": "ऐसा कोई दिन नहीं है। कृपया जाँचें।",
  "ends-before": "आख़िरी दिन पहले दिन से पहले का है। कृपया जाँचें।",
};
