// English: 5c05c680
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  title: "ఎంక్వైరీలు",
  intro: "డెమో క్లాస్ అడిగిన, ఇంకా ఖాతా లేని కుటుంబాలు.",
  add: "కొత్త ఎంక్వైరీ",
  funnel: "ఫలితాలు",
  filters: "ఎంక్వైరీలను ఎంచుకోండి",
  stage: "దశ",
  allStages: "అన్ని దశలు",
  source: "మార్గం",
  allSources: "అన్ని మార్గాలు",
  whose: "బాధ్యత",
  everybody: "అందరివి",
  mine: "నావి",
  answer: "జవాబు",
  anyAnswer: "అన్నీ",
  late: "ఆలస్యం",
  show: "చూపించండి",
  none: "ఇక్కడ ఎంక్వైరీలు లేవు.",
  owner: (name) => `బాధ్యత: ${name}`,
  overdue: "గడువు దాటింది",
  all: (stage) => `అన్నీ: ${stage}`,
  board: "బోర్డ్‌కు తిరిగి వెళ్లండి",
  first: "మొదటి పేజీ",
  next: "తర్వాతి పేజీ",
  pages: "పేజీలు",
};
