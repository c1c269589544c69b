// English: 4638eda1
// English: 0
import type * as english from "#routes/admin/fees/gateway/messages.ts";

export const messages: typeof english.messages = {
  title: "ఆన్‌లైన్ చెల్లింపులు",
  isOn: "కుటుంబాలు Razorpay ద్వారా చెల్లించవచ్చు.",
  isOff: "కుటుంబాలు ఆన్‌లైన్‌లో చెల్లించలేవు: సర్వర్‌లో Razorpay కీలు లేవు. సర్వర్ నిర్వాహకులు వాటిని పెట్టగలరు.",
  held: (amount) =>
    `Razorpay ద్వారా వచ్చి, తిరిగి ఇవ్వనిది: ${amount}. Razorpay ఆ తర్వాత బ్యాంకుకు పంపింది కూడా ఇందులో ఉంది.`,
  unknownTitle: "దేనికో తెలియని డబ్బు",
  unknownText:
    "ఇది Razorpayకి వచ్చింది, కానీ ఏ కుటుంబం చెల్లింపు పేజీకీ సరిపోలేదు. దయచేసి దీని నంబర్‌తో Razorpayలో చూడండి. ఇది ఏ కుటుంబం లెక్కలోనూ లేదు.",
  otherCurrency: "ఇది రూపాయల్లో లేదు.",
  refundsTitle: "ఇంకా తిరిగి చేరని డబ్బు",
  paymentsTitle: "కుటుంబాల చెల్లింపులు",
  noPayments: "Razorpay ద్వారా ఇంకా ఏమీ రాలేదు.",
  family: "కుటుంబం",
  aFormerFamily: "ఒక పాత కుటుంబం",
  payment: (amount, day) => `${amount}, ${day}`,
  refundOf: (amount, day) => `${amount}, అడిగిన రోజు ${day}`,

  refundTitle: (names) => `తిరిగి ఇవ్వండి: ${names}`,
  paid: (amount, day) => `Razorpay ద్వారా చెల్లించింది: ${amount}, ${day}.`,
  left: (amount) => `ఇందులో ${amount} వరకు తిరిగి ఇవ్వవచ్చు.`,
  nothingLeft: "ఇదంతా తిరిగి ఇచ్చారు, లేదా తిరిగి ఇవ్వమని అడిగారు.",
  text: "డబ్బు ఎక్కడి నుండి వచ్చిందో అక్కడికే Razorpay తిరిగి పంపుతుంది, సాధారణంగా ఏడు పని రోజుల్లో. Razorpay ఒప్పుకున్న తర్వాత అది కుటుంబం లెక్కలోకి వస్తుంది.",
  amount: "మొత్తం, రూపాయల్లో",
  reason: "ఎందుకు",
  reasonHint: "లెక్కల కోసం; కుటుంబానికి ఇది కనిపించదు.",
  giveBack: "తిరిగి ఇవ్వండి",
  asking: "Razorpayని అడుగుతున్నాం...",
  back: "కుటుంబం ఫీజులకు తిరిగి వెళ్లండి",
  giveBackOf: "తిరిగి ఇవ్వండి",
};

// English: 0
export const refundStates: typeof english.refundStates = {
  asked: "Razorpay ఇంకా స్పందించలేదు, మళ్లీ అడుగుతాం.",
  refused: "Razorpay ఒప్పుకోలేదు. ఏమీ తిరిగి ఇవ్వలేదు.",
  pending: "Razorpay ఒప్పుకుంది.",
  processed: "తిరిగి చేరింది; ఇది ఎవరి చెల్లింపో తెలియదు.",
  failed: "Razorpay తిరిగి పంపలేకపోయింది. కుటుంబం లెక్క ముందున్నట్టే ఉంది.",
};

// English: 0
export const refundProblems: typeof english.refundProblems = {
  "amount-missing": "దయచేసి ఎంత మొత్తమో రాయండి.",
  "no-amount": "దయచేసి మొత్తాన్ని రూపాయల్లో రాయండి, ఉదాహరణకు 1,200 లేదా 599.50.",
  "too-much": "ఇది ఈ చెల్లింపులో మిగిలినదాని కంటే ఎక్కువ.",
  "reason-missing": "దయచేసి ఎందుకో రాయండి.",
  "reason-too-long": "దయచేసి గరిష్ఠంగా 500 అక్షరాలు వాడండి.",
};

// English: 0
export const refundRefusals: typeof english.refundRefusals = {
  off: "సర్వర్‌లో Razorpay కీలు లేవు. ఏమీ తిరిగి ఇవ్వలేదు.",
  "too-much": "ఇది ఈ చెల్లింపులో మిగిలినదాని కంటే ఎక్కువ. ఏమీ తిరిగి ఇవ్వలేదు.",
  refused: "Razorpay ఒప్పుకోలేదు. ఏమీ తిరిగి ఇవ్వలేదు. అక్కడి ఖాతాలో తగినంత డబ్బు లేకపోవచ్చు, లేదా చెల్లింపు చాలా పాతది కావచ్చు.",
  failed: "Razorpay తిరిగి పంపలేకపోయింది. ఏమీ తిరిగి ఇవ్వలేదు.",
};
