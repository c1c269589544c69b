// English: 4638eda1
// English: 0
import type * as english from "#routes/admin/fees/gateway/messages.ts";

export const messages: typeof english.messages = {
  title: "ऑनलाइन भुगतान",
  isOn: "परिवार Razorpay से भुगतान कर सकते हैं।",
  isOff:
    "परिवार ऑनलाइन भुगतान नहीं कर सकते: सर्वर में Razorpay की कुंजियाँ नहीं हैं। सर्वर चलाने वाले उन्हें डालते हैं।",
  held: (amount) =>
    `Razorpay से मिला और लौटाया नहीं गया: ${amount}। मिलने के बाद Razorpay ने जो बैंक को भेज दिया, वह भी इसमें गिना गया है।`,
  unknownTitle: "पता नहीं किस लिए",
  unknownText:
    "यह Razorpay को मिला है, पर किसी परिवार के भुगतान के पेज से मेल नहीं खाता। कृपया इसके नंबर से Razorpay पर देखें। यह किसी परिवार के हिसाब में नहीं है।",
  otherCurrency: "यह रुपयों में नहीं है।",
  refundsTitle: "परिवारों को लौटाई जाने वाली रकम, जो उन्हें अभी नहीं मिली",
  paymentsTitle: "परिवारों के भुगतान",
  noPayments: "Razorpay से अभी तक कुछ नहीं आया।",
  family: "परिवार",
  aFormerFamily: "एक पुराना परिवार",
  payment: (amount, day) => `${amount}, ${day}`,
  refundOf: (amount, day) => `${amount}, माँगा गया ${day}`,

  refundTitle: (names) => `लौटाएँ: ${names}`,
  paid: (amount, day) => `Razorpay से भुगतान: ${amount}, ${day}।`,
  left: (amount) => `इसमें से ${amount} तक लौटाया जा सकता है।`,
  nothingLeft: "यह सब लौटाया जा चुका है, या लौटाने को कहा गया है।",
  text: "पैसा जहाँ से आया था, Razorpay वहीं लौटाता है, आम तौर पर सात कामकाजी दिनों में। Razorpay के मान लेने पर यह परिवार के हिसाब में आता है।",
  amount: "रकम, रुपयों में",
  reason: "क्यों",
  reasonHint: "हिसाब के लिए; परिवार इसे नहीं पढ़ता।",
  giveBack: "लौटाएँ",
  asking: "Razorpay से पूछा जा रहा है...",
  back: "परिवार की फ़ीस पर जाएँ",
  giveBackOf: "लौटाएँ",
};

// English: 0
export const refundStates: typeof english.refundStates = {
  asked: "Razorpay ने अभी जवाब नहीं दिया, उससे फिर पूछा जाएगा।",
  refused: "Razorpay ने मना कर दिया। कुछ नहीं लौटाया गया।",
  pending: "Razorpay ने मान लिया है।",
  processed: "लौटा दिया गया; किसका भुगतान था, पता नहीं।",
  failed: "Razorpay इसे लौटा नहीं सका। परिवार का हिसाब पहले जैसा है।",
};

// English: 0
export const refundProblems: typeof english.refundProblems = {
  "amount-missing": "कृपया रकम लिखें।",
  "no-amount": "कृपया रकम रुपयों में लिखें, जैसे 1,200 या 599.50।",
  "too-much": "यह इस भुगतान में बची रकम से ज़्यादा है।",
  "reason-missing": "कृपया बताएँ क्यों।",
  "reason-too-long": "कृपया ज़्यादा से ज़्यादा 500 अक्षर लिखें।",
};

// English: 0
export const refundRefusals: typeof english.refundRefusals = {
  off: "सर्वर में Razorpay की कुंजियाँ नहीं हैं। कुछ नहीं लौटाया गया।",
  "too-much": "यह इस भुगतान में बची रकम से ज़्यादा है। कुछ नहीं लौटाया गया।",
  refused:
    "Razorpay ने मना कर दिया। कुछ नहीं लौटाया गया। शायद वहाँ के खाते में पैसा कम है, या भुगतान बहुत पुराना है।",
  failed: "Razorpay इसे लौटा नहीं सका। कुछ नहीं लौटाया गया।",
};
