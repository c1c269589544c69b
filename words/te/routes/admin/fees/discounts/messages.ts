// English: 8110d6ca
// English: 0
import type * as english from "#routes/admin/fees/discounts/messages.ts";

export const messages: typeof english.messages = {
  title: "తగ్గింపులు",
  titleOf: (names) => `${names} తగ్గింపులు`,
  text: "తగ్గింపు దాని రోజుల్లో జరిగిన క్లాసులకు వర్తిస్తుంది. చాలా ఉంటే ఎక్కువ తగ్గించేది ఒక్కటే వర్తిస్తుంది; వాటిని కలపం. ట్యూటర్ల సంపాదన మారదు, వారికి ఇది కనిపించదు.",
  none: "తగ్గింపులు లేవు.",
  wholeFamily: "మొత్తం కుటుంబం",
  formerCourse: "మునుపటి కోర్సు",
  percent: (number) => `${number} %`,
  rupees: (amount) => `గంటకు ${amount}`,
  since: (day) => `${day} నుండి`,
  between: (from, until) => `${from} నుండి ${until} వరకు`,
  never: (from) => `${from} నుండి, మొదలవక ముందే వెనక్కి తీసుకున్నారు`,
  earlier: "ముగిసిన తగ్గింపులు",
  change: "తగ్గింపు ఇవ్వండి లేదా ముగించండి",
  end: "ముగించండి",
  endFrom: "ఏ రోజు నుండి వర్తించదు",
  endHint: "మొదటి రోజును రాస్తే తగ్గింపు పూర్తిగా రద్దవుతుంది.",
  endButton: "తగ్గింపును ముగించండి",
  addTitle: "తగ్గింపు ఇవ్వండి",
  scope: "ఎవరికి",
  unit: "ఎలా",
  amount: "ఎంత",
  amountHint: "10 % కోసం 10, లేదా గంటకు ₹100 తగ్గించడానికి 100.",
  from: "ఏ రోజు నుండి",
  until: "చివరి రోజు",
  optional: "తప్పనిసరి కాదు",
  reason: "ఎందుకు",
  note: "గమనిక",
  noteHint: "ఆఫీసు మాత్రమే చదువుతుంది.",
  notOfFamily: "ఆ విద్యార్థి లేదా కోర్సు ఇప్పుడు ఈ కుటుంబానిది కాదు. దయచేసి మళ్లీ ఎంచుకోండి.",
  add: "తగ్గింపు ఇవ్వండి",
  adding: "ఇస్తున్నాం...",
  back: "కుటుంబం ఫీజులకు తిరిగి వెళ్లండి",
};

export const units: typeof english.units = {
  percent: "శాతం",
  rupees: "గంటకు రూపాయలు",
};

export const reasons: typeof english.reasons = {
  sibling: "అన్నదమ్ములు, అక్కచెల్లెళ్లు",
  scholarship: "ఉపకార వేతనం",
  other: "వేరే కారణం",
};

export const problems: typeof english.problems = {
  "scope-missing": "దయచేసి ఎవరికో ఎంచుకోండి.",
  "unit-missing": "దయచేసి శాతమో రూపాయలో ఎంచుకోండి.",
  "amount-missing": "దయచేసి ఎంతో రాయండి.",
  "no-percent": "దయచేసి 1 నుండి 100 వరకు పూర్ణ శాతం రాయండి.",
  "no-rupees": "దయచేసి గంటకు రూపాయలు రాయండి, 1 నుండి 1,00,000 వరకు.",
  "reason-missing": "దయచేసి ఎందుకో ఎంచుకోండి.",
  "note-missing": "దయచేసి కారణాన్ని గమనికలో రాయండి.",
  "note-too-long": "ఆ గమనిక చాలా పొడవుగా ఉంది.",
  "day-missing": "దయచేసి రోజును రాయండి.",
  "no-such-day": "అలాంటి రోజు లేదు. దయచేసి చూసి సరిచేయండి.",
  "ends-before": "చివరి రోజు మొదటి రోజుకు ముందు ఉంది. దయచేసి చూసి సరిచేయండి.",
};
