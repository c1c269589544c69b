// English: 940c30e8
import { longestReason } from "#domain/timetable/cancellation.ts";
import type * as english from "#parts/timetable/cancel/messages.ts";

export type Planner = english.Planner;

export const messages: typeof english.messages = {
  title: "క్లాస్ రద్దు చేయండి",
  question: (title, at) => `“${title}” క్లాస్‌ను (${at}) రద్దు చేయాలా?`,
  detail: {
    tutor:
      "క్లాస్ జాబితాలోనే ఉంటుంది, మీరు ఇచ్చిన కారణంతో రద్దు అయినట్లు కనిపిస్తుంది. విద్యార్థికి ఈమెయిల్ వెళ్తుంది. దీనికి బదులుగా మరో క్లాస్‌ను మీరు నిర్ణయించవచ్చు.",
    admin:
      "క్లాస్ జాబితాల్లోనే ఉంటుంది, మీరు ఇచ్చిన కారణంతో రద్దు అయినట్లు కనిపిస్తుంది. విద్యార్థికి, ట్యూటర్‌కు ఈమెయిల్ వెళ్తుంది. తర్వాత దీనికి బదులుగా మరో క్లాస్‌ను మీరు నిర్ణయించవచ్చు.",
  },
  late: "కుటుంబాలకు అకాడమీ మాట ఇచ్చిన సమయం దాటిపోయింది, కాబట్టి ఇది ఆలస్యంగా రద్దు చేసినట్లు నమోదవుతుంది.",
  reason: "కారణం",
  reasonHint: {
    tutor: "ఒక లైన్‌లో రాయండి, దీన్ని విద్యార్థి, సంరక్షకులు చదువుతారు",
    admin: "ఒక లైన్‌లో రాయండి, దీన్ని కుటుంబం, ట్యూటర్ చదువుతారు",
  },
  makeUpOwed: "ఈ క్లాస్‌కు బదులు మరో క్లాస్ నిర్ణయిస్తాం",
  confirm: "క్లాస్ రద్దు చేయండి",
  cancelling: "రద్దు అవుతోంది...",
  cancel: "క్లాస్ ఉంచండి",
  notInSeries: "ఈ క్లాస్ మొదలైంది, లేదా ఇది ఇప్పుడు వారపు క్లాసుల్లో భాగం కాదు. “ఈ క్లాస్ మాత్రమే” ఎంచుకోండి.",
  notPossible: "ఈ క్లాస్ ముగిసింది, లేదా ఇప్పటికే రద్దయింది.",
};

export const reasonProblems: typeof english.reasonProblems = {
  "reason-missing": "దయచేసి కారణం రాయండి.",
  "reason-too-long": `దయచేసి కారణాన్ని ${longestReason} అక్షరాలకు మించకుండా రాయండి.`,
};
