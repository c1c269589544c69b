// English: cac00efe
import type * as english from "#parts/fees/family/messages.ts";

export const messages: typeof english.messages = {
  title: "फ़ीस",
  noAccount: "अभी कोई फ़ीस नहीं लगी है।",
  guardianPays: "फ़ीस आपके अभिभावक देखते और देते हैं।",
  owes: (amount) => `देना है: ${amount}`,
  ahead: (amount) => `पहले से जमा: ${amount}`,
  even: "कुछ देना नहीं है।",
  howToPay: "भुगतान कैसे करें",
  askOffice: "भुगतान कैसे करें, यह दफ़्तर बताएगा।",
  upiId: "UPI ID",
  payee: (name) => `आपके ऐप में जो नाम दिखेगा: ${name}।`,
  amount: "रकम, रुपयों में",
  amountHint: "अभी का बकाया। आप दूसरी रकम भी दे सकते हैं।",
  note: "इसे साथ में लिखें",
  noteHint: "तब हमें पता चलेगा कि यह आपका है।",
  account: "बैंक खाता",
  ifsc: "IFSC",
  transferHint: "आपके बैंक से ट्रांसफ़र के लिए।",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया।",
  openProgram: "UPI ऐप से भुगतान करें",
  qr: "दूसरे फ़ोन के लिए कोड",
  qrHint: "जिस फ़ोन से भुगतान करना है, उससे स्कैन करें: अपनी ही स्क्रीन कोई स्कैन नहीं कर सकता।",
  paidTitle: "मैंने भुगतान कर दिया",
  paidText: "ट्रांसफ़र के 12 अंक हमें बताएँ। दफ़्तर को पैसा मिलने पर यह जुड़ेगा, आम तौर पर अगले कामकाजी दिन।",
  reference: "ट्रांसफ़र के 12 अंक",
  referenceHint: "आपका UPI ऐप इसे UTR या UPI transaction ID कहता है।",
  send: "मैंने भुगतान कर दिया",
  sending: "भेजा जा रहा है...",
  sent: "धन्यवाद। दफ़्तर इसे देखेगा।",
  repeated: "इस ट्रांसफ़र के बारे में आप पहले ही बता चुके हैं।",
  waiting: (amount, reference) => `${amount}, ${reference}: पुष्टि का इंतज़ार है।`,
  declined: (amount, reference, reason) =>
    `${amount}, ${reference}: दफ़्तर को यह नहीं मिला। ${reason}`,
  lines: "क्लासें और भुगतान",
  noLines: "अभी कोई क्लास और भुगतान नहीं।",
  free: "मुफ़्त",
  sharedBy: (names) => `${names}: सबका एक ही खाता।`,
  sharedWithOthers: (names) => `${names}: इस खाते में परिवार के दूसरे बच्चे भी हैं।`,
  othersCharge: (amount) => `दूसरे बच्चों की क्लासों की फ़ीस अब तक: ${amount}`,
  lessonOfChild: (course, name) => `${course}, ${name}`,
  notHeld: "यह क्लास नहीं हुई",
  back: "वापस",
};

export const kinds: typeof english.kinds = {
  payment: "आपने दिया",
  refund: "आपको वापस मिला",
  "write-off": "आपका बकाया माफ़",
};

export const familyKinds: typeof english.familyKinds = {
  payment: "परिवार ने दिया",
  refund: "परिवार को वापस मिला",
  "write-off": "परिवार का बकाया माफ़",
};

export const problems: typeof english.problems = {
  "amount-missing": "कृपया रकम लिखें।",
  "no-amount": "कृपया रकम रुपयों में लिखें, जैसे 1,200 या 599.50।",
  "reference-missing": "कृपया ट्रांसफ़र के 12 अंक लिखें।",
  "no-reference": "UPI ट्रांसफ़र के नंबर में 12 अंक होते हैं। कृपया जाँचें।",
};
