// English: b28527a2
import type * as english from "#routes/admin/fees/statements/messages.ts";

const lines = (number: number) => (number === 1 ? "1 पंक्ति" : `${number} पंक्तियाँ`);

export const messages: typeof english.messages = {
  title: "बैंक स्टेटमेंट",
  text: "अपने बैंक का स्टेटमेंट जितनी बार चाहें इंपोर्ट करें: हर पंक्ति एक ही बार ली जाती है। आए हुए पैसे का मिलान परिवारों के बताए भुगतानों और उनके कोड से होता है; जिसका पता नहीं चलता, वह यहाँ रुकता है, जब तक आप न बताएँ कि किसका है।",
  file: "आपके बैंक का स्टेटमेंट",
  fileHint:
    "CSV या Excel (.xlsx), 5 MB तक, जैसा HDFC, ICICI, SBI और दूसरे बैंक देते हैं। पुरानी Excel फ़ाइल (.xls) नहीं पढ़ी जाती: उसे स्प्रेडशीट में खोलकर CSV या .xlsx के रूप में सेव करें।",
  debitsLeftOut: "बाहर गया पैसा नहीं लिया जाता।",
  paste: "या उसकी पंक्तियाँ पेस्ट करें",
  rows: "पंक्तियाँ",
  rowsHint: "स्प्रेडशीट या CSV फ़ाइल से, शीर्षकों के साथ कॉपी की हुई।",
  chooseFile: "कृपया फ़ाइल चुनें, या पंक्तियाँ पेस्ट करें।",
  import: "इंपोर्ट करें",
  importing: "पढ़ा जा रहा है...",
  imported: "इंपोर्ट किए गए स्टेटमेंट",
  none: "अभी तक कोई स्टेटमेंट इंपोर्ट नहीं हुआ।",
  period: (first, last) => (first === last ? first : `${first} से ${last} तक`),
  statementTitle: (period) => `स्टेटमेंट: ${period}`,
  importedOn: "इंपोर्ट का समय",
  wait: "बाकी",
  linesWait: (number) => (number === 1 ? "1 पंक्ति बाकी" : `${number} पंक्तियाँ बाकी`),
  noneWait: "कुछ बाकी नहीं",
  lines,

  unknownLayout: (missing) =>
    `ये किसी ऐसे बैंक स्टेटमेंट के शीर्षक नहीं हैं जिसे हम जानते हैं। हमने दिन (Date, Txn Date, Transaction Date या Value Date), विवरण (Narration, Description, Transaction Remarks, Particulars या Details) और आए हुए पैसे (Deposit Amount, Credit Amount, Deposit या Credit; या Cr/Dr के साथ Transaction Amount) के कॉलम ढूँढे। नहीं मिले: ${missing}।`,
  hiddenRows: (number) =>
    `उस फ़ाइल में ${lines(number)} छिपी हुई ${number === 1 ? "है" : "हैं"}। कृपया सभी पंक्तियाँ अनहाइड करें और फ़ाइल फिर से सेव करें।`,
  noDay: (row, text) =>
    `कुछ इंपोर्ट नहीं हुआ: पंक्ति ${row} में पैसा है, पर ऐसा दिन नहीं जिसे हम पढ़ सकें (${text})।`,
  dayToCome: (row, text) =>
    `कुछ इंपोर्ट नहीं हुआ: पंक्ति ${row} का दिन अभी आया नहीं है (${text})। दिन महीने से पहले लिखा होता है।`,
  noAmount: (row, text) => `कुछ इंपोर्ट नहीं हुआ: पंक्ति ${row} की रकम हम नहीं पढ़ सके (${text})।`,
  noCredits: "उस स्टेटमेंट में कोई पैसा नहीं आया।",
  nothingThere: "(खाली)",

  added: "नई पंक्तियाँ",
  known: "पिछले स्टेटमेंट में थीं",
  debits: "नहीं ली गईं: बाहर गया पैसा",
  waiting: "बाकी",
  ready: "दर्ज करने के लिए तैयार",
  suggested: "कृपया इन्हें देखें",
  suggestedText: "जो सही हैं, उन्हें चुनें।",
  enter: (number) => (number === 1 ? "1 भुगतान दर्ज करें" : `${number} भुगतान दर्ज करें`),
  enterTicked: "चुने हुए भुगतान दर्ज करें",
  entering: "दर्ज हो रहा है...",
  waits: "आपके लिए बाकी",
  waitsText:
    "यह पैसा बैंक में है, और अभी किसी परिवार का नहीं है। किसका है, या यह फ़ीस नहीं है, यह बताने के लिए पंक्ति खोलें।",
  done: "पूरा हुआ",
  other: "दूसरा परिवार",
  open: "यह किसका है?",
  see: "खोलें",
  allDone: "इस स्टेटमेंट की सभी पंक्तियाँ पूरी हो गईं।",
  back: "सभी स्टेटमेंट",

  lineTitle: (amount, day) => `${amount}, ${day}`,
  inStatement: "बैंक ने क्या लिखा",
  noText: "(परिवार की जानकारी मिटाई गई, इसलिए यह भी हटा दिया गया)",
  toStatement: "इसके स्टेटमेंट पर जाएँ",
  give: (names) => `${names} के खाते में दर्ज करें`,
  link: (names) => `यह इन्हीं का भुगतान है: ${names}`,
  find: "परिवार खोजें",
  findHint: (code) => `उसका कोड, जैसे ${code}, या विद्यार्थी का नाम।`,
  search: "खोजें",
  nobody: "ऐसे कोड या विद्यार्थी वाला कोई परिवार नहीं है।",
  owes: (amount) => `${amount} बकाया`,
  ahead: (amount) => `${amount} पहले से जमा`,
  even: "कुछ बकाया नहीं",
  byHand: "क्या यह हाथ से पहले ही दर्ज है?",
  byHandText:
    "इन भुगतानों की रकम यही है और ये बिना नंबर के दर्ज हुए थे। आप इनमें से एक चुनें, तो पैसा एक ही बार गिना जाएगा।",
  enteredFor: (names, day) => `${names}, ${day}`,
  notFee: "यह फ़ीस नहीं है",
  notFeeText: "जैसे ब्याज या अकादमी का अपना पैसा। यह किसी परिवार के खाते में नहीं जाता।",
  reason: "यह क्या है",
  setAside: "अलग रखें",
  putBack: "फिर से इंतज़ार में रखें",
  toFamily: "परिवार के पेज पर जाएँ",
};

export const states: typeof english.states = {
  waiting: "बाकी",
  given: "भुगतान के रूप में दर्ज",
  linked: "हाथ से दर्ज किया गया भुगतान",
  "set-aside": "अलग रखा गया",
};

export const why: typeof english.why = {
  known: "हाथ से पहले ही दर्ज है; एक ही बार गिना जाएगा",
  claim: "परिवार ने यही बताया है",
  code: (code) => `कोड ${code} लिखा है`,
  "maybe-known": (day) => `इसी रकम का भुगतान ${day} के लिए हाथ से दर्ज है; यह वही हो तो चुनें`,
  "other-amount": (amount) => `परिवार ने ${amount} बताया है`,
  owed: "केवल इसी परिवार पर यह रकम बकाया है",
  "number-taken": "इस नंबर का दूसरा भुगतान पहले से दर्ज है",
  "several-claims": "कई परिवारों ने बताया है कि यह उन्होंने दिया",
  "several-codes": "कई परिवारों के कोड लिखे हैं",
  nothing: "इसके बारे में किसी ने कुछ नहीं बताया",
};

export const missingColumns: typeof english.missingColumns = {
  day: "दिन",
  narration: "विवरण",
  amount: "आया हुआ पैसा",
};
