// English: cac00efe
import type * as english from "#parts/fees/family/messages.ts";

export const messages: typeof english.messages = {
  title: "ఫీజులు",
  noAccount: "ఇంకా ఫీజులేమీ లేవు.",
  guardianPays: "ఫీజులను మీ సంరక్షకులు చూసి చెల్లిస్తారు.",
  owes: (amount) => `చెల్లించాల్సింది: ${amount}`,
  ahead: (amount) => `ముందుగా చెల్లించింది: ${amount}`,
  even: "చెల్లించాల్సింది ఏమీ లేదు.",
  howToPay: "ఎలా చెల్లించాలి",
  askOffice: "ఎలా చెల్లించాలో ఆఫీసు చెబుతుంది.",
  upiId: "UPI ID",
  payee: (name) => `మీ యాప్‌లో కనిపించే పేరు ${name}.`,
  amount: "చెల్లించే మొత్తం, రూపాయల్లో",
  amountHint: "ఇప్పుడు ఉన్న బాకీ. వేరే మొత్తంలో కూడా చెల్లించవచ్చు.",
  note: "చెల్లించేటప్పుడు దీన్ని గమనికగా రాయండి",
  noteHint: "అప్పుడు అది మీదని మాకు తెలుస్తుంది.",
  account: "బ్యాంక్ ఖాతా",
  ifsc: "IFSC",
  transferHint: "మీ బ్యాంక్ నుండి బదిలీ చేయడానికి.",
  copy: "కాపీ చేయండి",
  copied: "కాపీ అయింది.",
  openProgram: "UPI యాప్‌తో చెల్లించండి",
  qr: "వేరే ఫోన్ కోసం కోడ్",
  qrHint: "చెల్లించే ఫోన్‌తో దీన్ని స్కాన్ చేయండి: ఏ ఫోనూ తన తెరను తానే స్కాన్ చేయలేదు.",
  paidTitle: "నేను చెల్లించాను",
  paidText:
    "12 అంకెల బదిలీ నంబర్‌ను మాకు చెప్పండి. ఆఫీసు ఆ డబ్బును చూసిన తర్వాత అది లెక్కలోకి వస్తుంది, సాధారణంగా మరుసటి పని రోజున.",
  reference: "12 అంకెల బదిలీ నంబర్",
  referenceHint: "మీ UPI యాప్‌లో దీన్ని UTR లేదా UPI transaction ID అంటారు.",
  send: "నేను చెల్లించాను",
  sending: "పంపుతున్నాం...",
  sent: "ధన్యవాదాలు. ఆఫీసు దీన్ని చూస్తుంది.",
  repeated: "ఈ బదిలీ గురించి మీరు ఇప్పటికే చెప్పారు.",
  waiting: (amount, reference) => `${amount}, ${reference}: నిర్ధారణ కోసం వేచి ఉన్నాం.`,
  declined: (amount, reference, reason) => `${amount}, ${reference}: ఆఫీసుకు ఇది కనిపించలేదు. ${reason}`,
  lines: "క్లాసులు, చెల్లింపులు",
  noLines: "ఇంకా క్లాసులు, చెల్లింపులు లేవు.",
  free: "ఉచితం",
  sharedBy: (names) => `${names}: అందరికీ ఒకే ఖాతా.`,
  sharedWithOthers: (names) => `${names}: ఈ ఖాతాలో కుటుంబంలోని ఇతర పిల్లలు కూడా ఉన్నారు.`,
  othersCharge: (amount) => `ఇతర పిల్లల క్లాసుల ఫీజు ఇప్పటివరకు: ${amount}`,
  lessonOfChild: (course, name) => `${course}, ${name}`,
  notHeld: "ఈ క్లాస్ జరగలేదు",
  back: "వెనక్కి",
};

export const kinds: typeof english.kinds = {
  payment: "మీరు చెల్లించారు",
  refund: "మీకు డబ్బు తిరిగి వచ్చింది",
  "write-off": "చెల్లించనక్కర్లేదు",
};

export const familyKinds: typeof english.familyKinds = {
  payment: "కుటుంబం చెల్లించింది",
  refund: "కుటుంబానికి డబ్బు తిరిగి వచ్చింది",
  "write-off": "కుటుంబం చెల్లించనక్కర్లేదు",
};

export const problems: typeof english.problems = {
  "amount-missing": "దయచేసి ఎంత మొత్తమో రాయండి.",
  "no-amount": "దయచేసి మొత్తాన్ని రూపాయల్లో రాయండి, ఉదాహరణకు 1,200 లేదా 599.50.",
  "reference-missing": "దయచేసి 12 అంకెల బదిలీ నంబర్ రాయండి.",
  "no-reference": "UPI బదిలీ నంబర్‌లో 12 అంకెలు ఉంటాయి. దయచేసి చూసి సరిచేయండి.",
};
