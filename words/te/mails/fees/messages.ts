// English: 7dd6ec2e
import type * as english from "#mails/fees/messages.ts";

export const feeWords: typeof english.feeWords = {
  toPay: "ఇప్పటి బాకీ",
  nothing: "ఇప్పుడు చెల్లించాల్సింది ఏమీ లేదు.",
  ahead: (amount) => `ఇప్పుడు చెల్లించాల్సింది ఏమీ లేదు: ${amount} ముందుగానే చెల్లించారు.`,
  upiId: "UPI ID",
  payee: "పేరు",
  account: "ఖాతా",
  ifsc: "IFSC",
  code: "గమనిక",
  askOffice: "ఎలా చెల్లించాలో దయచేసి మమ్మల్ని అడగండి.",
  paid: "ఈ చెల్లింపు మీదని మాకు తెలిసేలా, చెల్లించేటప్పుడు దయచేసి ఆ గమనికను కూడా రాయండి. చెల్లించిన తర్వాత ఫీజుల పేజీ తెరిచి, 12 అంకెల బదిలీ నంబర్‌ను మాకు చెప్పండి.",
  link: "ఫీజులు చూడండి",
  keep: "ఈ లింక్ ఎవరి దగ్గర ఉన్నా వారు ఈ ఫీజులను చదవగలరు, కాబట్టి దయచేసి దీన్ని మీ దగ్గరే ఉంచుకోండి.",
  reason: (academy) => `క్లాసులకు చెల్లించే వారి చిరునామాగా ${academy} దగ్గర ఇది ఉంది కాబట్టి మీకు ఈ ఈమెయిల్ వచ్చింది.`,
};

export const documentNames: typeof english.documentNames = {
  invoice: (number) => `ఇన్‌వాయిస్ ${number}`,
  "credit-note": (number) => `క్రెడిట్ నోట్ ${number}`,
  receipt: (number) => `రసీదు ${number}`,
};
