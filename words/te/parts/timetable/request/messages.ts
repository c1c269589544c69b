// English: 0b260c71
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import { reasonLength, requestsPerDay } from "#domain/timetable/request.ts";
import type * as english from "#parts/timetable/request/messages.ts";
import { words } from "#parts/timetable/ask/messages.ts";

const rule = `ముందు రోజు రాత్రి ${changeRule.hour - 12} గంటలు`;

export const messages: typeof english.messages = {
  title: "వేరే సమయం కావాలా?",
  when: "నిర్ణయించిన సమయం",
  tutor: "ట్యూటర్",
  course: "సబ్జెక్ట్",
  intro: "మీరు అడిగితే మీ ట్యూటర్ జవాబిస్తారు. అప్పటి వరకు క్లాసులో మార్పు ఉండదు.",
  late: `${rule} దాటింది. మీరు ఇప్పటికీ అడగవచ్చు, కానీ ఆలస్యంగా అడిగినట్లు నమోదవుతుంది.`,
  tooLate: "ఇక్కడ అడగడానికి సమయం మించిపోయింది. సుమారు గంటలోపు క్లాస్ మొదలవుతుంది. దయచేసి అకాడమీకి ఫోన్ చేయండి.",
  reason: "కారణం",
  optional: "తప్పనిసరి కాదు",
  move: words.move,
  free: "ఈ సమయాల్లో మీరూ మీ ట్యూటర్ కూడా ఖాళీగా ఉన్నారు. ఒకటి నొక్కండి:",
  noFree: "దగ్గర్లో ఖాళీ సమయం దొరకలేదు. మీకు వీలైన సమయం రాయండి:",
  other: "లేదా వేరే సమయం:",
  date: "తేదీ",
  time: "సమయం",
  cancel: words.cancel,
  cancelText: "మీ ట్యూటర్ ఒప్పుకుంటే ఈ క్లాస్ జరగదు.",
  asking: "అడుగుతున్నాం...",
  waiting: {
    move: (time) => `మీరు అడిగిన సమయం: ${time}. మీ ట్యూటర్ జవాబిచ్చే వరకు ఆ సమయాన్ని మీ కోసం ఖాళీగా ఉంచుతాం.`,
    cancel: () => "ఈ క్లాసును రద్దు చేయమని అడిగారు. మీ ట్యూటర్ ఇంకా జవాబివ్వలేదు.",
  },
  withdraw: words.withdraw,
  back: "వెనుకకు",
  problems: {
    "date-missing": "దయచేసి ఖాళీ సమయం ఒకటి ఎంచుకోండి, లేదా తేదీ, సమయం రాయండి.",
    "date-invalid": "దయచేసి సరైన తేదీ, సమయం రాయండి.",
    "reason-too-long": `దయచేసి కారణాన్ని ${reasonLength} అక్షరాల లోపు రాయండి.`,
  },
  refusals: {
    asked: "ఈ క్లాస్ గురించి ఇప్పటికే ఒక అభ్యర్థన ఉంది. దాన్ని వెనక్కి తీసుకుని మళ్లీ అడగవచ్చు.",
    "too-late": "ఆ సమయం లోపు జవాబు రావడం కష్టం. దయచేసి ఇంకాస్త ఆలస్యమైన సమయం ఎంచుకోండి, లేదా అకాడమీకి ఫోన్ చేయండి.",
    limited: `మీరు ఈరోజు ${requestsPerDay} సార్లు అడిగారు. దయచేసి అకాడమీకి ఫోన్ చేయండి.`,
    "same-time": "క్లాస్ ఇప్పటికే ఆ సమయానికే ఉంది.",
    taken: "ఆ సమయంలో మీలో ఒకరికి వేరే క్లాస్ ఉంది.",
  },
  nearest: "దగ్గరలోని ఖాళీ సమయాలు కింద ఉన్నాయి.",
  noneNear: "ఆ దగ్గరలో ఖాళీ సమయం కనిపించలేదు. దయచేసి మరో రోజు ఎంచుకోండి.",
};
