// English: b28527a2
import type * as english from "#routes/admin/fees/statements/messages.ts";

const lines = (number: number) => (number === 1 ? "1 వరుస" : `${number} వరుసలు`);

export const messages: typeof english.messages = {
  title: "బ్యాంక్ స్టేట్‌మెంట్లు",
  text: "మీ బ్యాంక్ స్టేట్‌మెంట్‌ను ఎన్ని సార్లు అయినా ఇంపోర్ట్ చేయండి: ఒక్కో వరుస ఒకేసారి లెక్కలోకి వస్తుంది. వచ్చిన డబ్బును, కుటుంబాలు చెల్లించామని చెప్పినవాటితోనూ వారి కోడ్‌లతోనూ పోల్చి చూస్తాం; ఎవరిదో తెలియనిది, మీరు చెప్పే వరకు ఇక్కడ ఉంటుంది.",
  file: "మీ బ్యాంక్ స్టేట్‌మెంట్",
  fileHint:
    "CSV లేదా Excel (.xlsx), 5 MB వరకు; HDFC, ICICI, SBI వంటి బ్యాంకులు ఇచ్చినట్టే. పాత Excel ఫైల్ (.xls) చదవలేం: దాన్ని స్ప్రెడ్‌షీట్‌లో తెరిచి, CSV లేదా .xlsx గా సేవ్ చేయండి.",
  debitsLeftOut: "బయటకు వెళ్లిన డబ్బును తీసుకోము.",
  paste: "లేదా దాని వరుసలను పేస్ట్ చేయండి",
  rows: "వరుసలు",
  rowsHint: "స్ప్రెడ్‌షీట్ లేదా CSV ఫైల్ నుంచి శీర్షికలతో కాపీ చేసినవి.",
  chooseFile: "దయచేసి ఫైల్‌ను ఎంచుకోండి, లేదా వరుసలను పేస్ట్ చేయండి.",
  import: "ఇంపోర్ట్ చేయండి",
  importing: "చదువుతున్నాం...",
  imported: "ఇంపోర్ట్ చేసిన స్టేట్‌మెంట్లు",
  none: "ఇంకా ఏ స్టేట్‌మెంట్‌నూ ఇంపోర్ట్ చేయలేదు.",
  period: (first, last) => (first === last ? first : `${first} నుంచి ${last} వరకు`),
  statementTitle: (period) => `స్టేట్‌మెంట్: ${period}`,
  importedOn: "ఇంపోర్ట్ చేసిన సమయం",
  wait: "మిగిలినవి",
  linesWait: (number) => (number === 1 ? "1 వరుస మిగిలింది" : `${number} వరుసలు మిగిలాయి`),
  noneWait: "ఏదీ మిగల్లేదు",
  lines,

  unknownLayout: (missing) =>
    `ఇవి మాకు తెలిసిన బ్యాంక్ స్టేట్‌మెంట్ శీర్షికలు కావు. రోజు (Date, Txn Date, Transaction Date లేదా Value Date), వివరం (Narration, Description, Transaction Remarks, Particulars లేదా Details), వచ్చిన డబ్బు (Deposit Amount, Credit Amount, Deposit లేదా Credit; లేదా Cr/Dr తో Transaction Amount) ఉన్న కాలమ్‌ల కోసం చూశాం. కనిపించనివి: ${missing}.`,
  hiddenRows: (number) =>
    `ఆ ఫైల్‌లో ${lines(number)} దాచి ${number === 1 ? "ఉంది" : "ఉన్నాయి"}. దయచేసి అన్ని వరుసలనూ కనిపించేలా చేసి, మళ్లీ సేవ్ చేయండి.`,
  noDay: (row, text) => `ఏదీ ఇంపోర్ట్ కాలేదు: వరుస ${row} లో డబ్బు ఉంది, కానీ మేం చదవగలిగే రోజు లేదు (${text}).`,
  dayToCome: (row, text) =>
    `ఏదీ ఇంపోర్ట్ కాలేదు: వరుస ${row} లోని రోజు ఇంకా రాలేదు (${text}). తేదీలో ముందు రోజు, తర్వాత నెల ఉండాలి.`,
  noAmount: (row, text) => `ఏదీ ఇంపోర్ట్ కాలేదు: వరుస ${row} లోని మొత్తాన్ని చదవలేకపోయాం (${text}).`,
  noCredits: "ఆ స్టేట్‌మెంట్‌లో డబ్బు ఏదీ రాలేదు.",
  nothingThere: "(ఖాళీ)",

  added: "కొత్త వరుసలు",
  known: "ముందు స్టేట్‌మెంట్లలో ఉన్నవి",
  debits: "తీసుకోనివి: బయటకు వెళ్లిన డబ్బు",
  waiting: "మిగిలినవి",
  ready: "నమోదుకు సిద్ధంగా ఉన్నవి",
  suggested: "దయచేసి వీటిని చూడండి",
  suggestedText: "సరైనవాటిని ఎంచుకోండి.",
  enter: (number) => (number === 1 ? "1 చెల్లింపును నమోదు చేయండి" : `${number} చెల్లింపులను నమోదు చేయండి`),
  enterTicked: "ఎంచుకున్న చెల్లింపులను నమోదు చేయండి",
  entering: "నమోదు చేస్తున్నాం...",
  waits: "మీ కోసం మిగిలినవి",
  waitsText: "ఈ డబ్బు బ్యాంకులో ఉంది, ఇంకా ఏ కుటుంబానిదీ కాదు. ఎవరిదో, లేదా ఫీజు కాదని చెప్పడానికి వరుసను తెరవండి.",
  done: "పూర్తయినవి",
  other: "మరో కుటుంబం",
  open: "ఇది ఎవరిది?",
  see: "తెరవండి",
  allDone: "ఈ స్టేట్‌మెంట్‌లో అన్ని వరుసలూ పూర్తయ్యాయి.",
  back: "అన్ని స్టేట్‌మెంట్లు",

  lineTitle: (amount, day) => `${amount}, ${day}`,
  inStatement: "బ్యాంక్ రాసినది",
  noText: "(కుటుంబం సమాచారం తొలగించినందున ఇది లేదు)",
  toStatement: "దీని స్టేట్‌మెంట్ చూడండి",
  give: (names) => `వీరి చెల్లింపుగా నమోదు చేయండి: ${names}`,
  link: (names) => `ఇది వీరి చెల్లింపే: ${names}`,
  find: "కుటుంబాన్ని వెతకండి",
  findHint: (code) => `కుటుంబం కోడ్ (ఉదాహరణకు ${code}), లేదా విద్యార్థి పేరు.`,
  search: "వెతకండి",
  nobody: "ఆ కోడ్ లేదా విద్యార్థి ఉన్న కుటుంబం లేదు.",
  owes: (amount) => `${amount} చెల్లించాలి`,
  ahead: (amount) => `${amount} ముందుగా చెల్లించారు`,
  even: "బాకీ లేదు",
  byHand: "ఇప్పటికే చేత్తో నమోదు చేశారా?",
  byHandText:
    "ఈ చెల్లింపులకు ఇదే మొత్తం ఉంది, వీటిని నంబర్ లేకుండా నమోదు చేశారు. ఒకదాన్ని ఎంచుకుంటే డబ్బు ఒకేసారి లెక్కలోకి వస్తుంది.",
  enteredFor: (names, day) => `${names}, ${day}`,
  notFee: "ఇది ఫీజు కాదు",
  notFeeText: "వడ్డీ లేదా అకాడమీ సొంత డబ్బు వంటిది. ఇది ఏ కుటుంబానికీ లెక్క కాదు.",
  reason: "ఇది ఏమిటి",
  setAside: "పక్కన పెట్టండి",
  putBack: "మళ్లీ మిగిలినవాటిలో ఉంచండి",
  toFamily: "కుటుంబం ఫీజులు చూడండి",
};

export const states: typeof english.states = {
  waiting: "మిగిలి ఉంది",
  given: "చెల్లింపుగా నమోదైంది",
  linked: "చేత్తో నమోదు చేసిన చెల్లింపు",
  "set-aside": "పక్కన పెట్టారు",
};

export const why: typeof english.why = {
  known: "ఇప్పటికే చేత్తో నమోదైంది; ఒకేసారి లెక్కలోకి వస్తుంది",
  claim: "కుటుంబం ఇలాగే చెప్పింది",
  code: (code) => `${code} కోడ్ ఉంది`,
  "maybe-known": (day) => `ఇదే మొత్తం చెల్లింపు ${day} కు చేత్తో నమోదైంది; ఇది అదే అయితే ఎంచుకోండి`,
  "other-amount": (amount) => `కుటుంబం ${amount} అని చెప్పింది`,
  owed: "ఈ కుటుంబం మాత్రమే ఈ మొత్తం చెల్లించాలి",
  "number-taken": "ఈ నంబర్‌తో వేరే చెల్లింపు ఇప్పటికే నమోదైంది",
  "several-claims": "దీన్ని చెల్లించామని పలు కుటుంబాలు చెప్పాయి",
  "several-codes": "పలు కుటుంబాల కోడ్‌లు ఉన్నాయి",
  nothing: "దీని గురించి ఎవరూ ఏమీ చెప్పలేదు",
};

export const missingColumns: typeof english.missingColumns = {
  day: "రోజు",
  narration: "వివరం",
  amount: "వచ్చిన డబ్బు",
};
