// English: 97bb2a10
import { outcomeWords, type OutcomeReader } from "#content/lessons/outcome-words.ts";
import type { Standing } from "#domain/lessons/settlement.ts";
import type * as english from "#parts/lessons/outcome/messages.ts";

const waiting: Record<OutcomeReader, string> = {
  student: "ట్యూటర్ చెప్పాల్సి ఉంది",
  guardian: "ట్యూటర్ చెప్పాల్సి ఉంది",
  tutor: "ఇంకా చెప్పలేదు",
};

export const standingWords: typeof english.standingWords = (standing, reader, isLong) => {
  const words: Record<Standing, string> = {
    planned: "జరగాల్సి ఉంది",
    cancelled: "ముందుగానే రద్దు చేశారు",
    "cancelled-late": "ఆలస్యంగా రద్దు చేశారు",
    unsettled: isLong ? "క్లాస్ ఎలా జరిగిందో అకాడమీ తెలుసుకుంటోంది" : waiting[reader],
    disputed: "అకాడమీ పరిశీలిస్తోంది",
    ...outcomeWords[reader],
  };
  return words[standing];
};

export const messages: typeof english.messages = {
  title: "క్లాస్ ఎలా జరిగింది",
  when: "సమయం",
  course: "సబ్జెక్ట్",
  tutor: "ట్యూటర్",
  outcome: "ఫలితం",
  old: "నమోదు కాలేదు",
  disputed: (who, at) => `క్లాస్ జరగలేదని ${who} చెప్పారు (${at}).`,
  moved: (at) => `క్లాస్ మొదలైన తర్వాత దాని సమయం మార్చారు (${at}).`,
  who: {
    student: { student: "మీరు", guardian: "మీ సంరక్షకులు" },
    guardian: { student: "మీ బిడ్డ", guardian: "మీరు" },
  },
  report: "ట్యూటర్ రిపోర్ట్",
  waits: "అడ్మిన్ ఇరువైపుల వారినీ అడిగి, నిర్ణయం తీసుకుని, మీకు రాస్తారు.",
  decided: (at) => `అకాడమీ నిర్ణయం (${at}):`,
  disputeTitle: "క్లాస్ జరగలేదా?",
  dispute: "క్లాస్ జరగలేదు",
  disputeText: (until) =>
    `క్లాస్ జరగకపోయినా, లేదా మరీ తక్కువ సేపు జరిగినా ఈ బటన్ నొక్కండి. అప్పుడు అకాడమీ పరిశీలిస్తుంది, మీరు ఏమీ రాయాల్సిన అవసరం లేదు. ${until} వరకు చెప్పవచ్చు.`,
  saying: "తెలియజేస్తున్నాం...",
  refused: "ఇప్పుడు ఇక్కడ చెప్పడం కుదరదు. క్లాస్ తర్వాత వారం రోజుల వరకే చెప్పవచ్చు. దయచేసి అకాడమీకి రాయండి.",
  back: "వెనుకకు",
};
