// English: a9317311
import { count } from "#content/shared/count.ts";
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import type * as english from "#routes/admin/assignments/ending-messages.ts";

function everything(coming: number): string {
  if (coming === 0) return "రికార్డింగ్‌లు, పరీక్షలు, ప్రకటనలు";
  const planned = count(coming, "క్లాస్", "క్లాసులు");
  return `రికార్డింగ్‌లు, పరీక్షలు, ప్రకటనలు, జరగాల్సిన ${planned}`;
}

export const endingMessages: typeof english.endingMessages = {
  course: (subject, className) => `${subject} (${className})`,
  formerTutor: "మాజీ ట్యూటర్",
  cancel: "కేటాయింపు ఉంచండి",
  endTitle: "కేటాయింపును ముగించండి",
  endQuestion: (student, course, tutor) =>
    `ఈ కేటాయింపును ముగించాలా? విద్యార్థి: ${student}, సబ్జెక్ట్: ${course}, ట్యూటర్: ${tutor}.`,
  endDetail: (coming) => {
    const rest = "కోర్సులో మిగిలినవన్నీ విద్యార్థి ఇంకా చూడవచ్చు. ట్యూటర్‌కు అవి ఇక కనిపించవు. ఇద్దరికీ ఈమెయిల్ వెళుతుంది.";
    if (coming === 0) return rest;
    return `జరగాల్సిన ${count(coming, "క్లాస్ రద్దవుతుంది", "క్లాసులు రద్దవుతాయి")}. ${rest}`;
  },
  end: "కేటాయింపు ముగించండి",
  ending: "ముగిస్తున్నాం...",
  handOverTitle: "మరో ట్యూటర్‌కు అప్పగించండి",
  handOverText: (student, course, tutor) => `విద్యార్థి: ${student}, సబ్జెక్ట్: ${course}, ట్యూటర్: ${tutor}.`,
  handOverDetail: (coming) =>
    `${everything(coming)} కొత్త ట్యూటర్‌కు వెళతాయి. విద్యార్థికి, ట్యూటర్లకు ఈమెయిల్ వెళుతుంది.`,
  successors: "కొత్త ట్యూటర్",
  find: "ట్యూటర్ కోసం వెతకండి",
  search: "వెతకండి",
  more: "ఇంకా ట్యూటర్లు ఉన్నారు. పేరుతో వెతకండి.",
  noTutors: "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ఆమోదించిన ట్యూటర్లు ఎవరూ లేరు",
  noMatch: "ఈ కోర్సు తీసుకోగల ట్యూటర్లలో ఈ పేరుతో ఎవరూ లేరు.",
  knows: (student) => `ఈ విద్యార్థికి (${student}) బోధించారు`,
  load: (number) => {
    if (number === 0) return "నడుస్తున్న కేటాయింపులు లేవు";
    if (number >= maxCountedLoad) {
      return `నడుస్తున్న కేటాయింపులు ${maxCountedLoad} లేదా అంతకంటే ఎక్కువ`;
    }
    return count(number, "నడుస్తున్న కేటాయింపు", "నడుస్తున్న కేటాయింపులు");
  },
  booked: "ఈ క్లాసుల సమయాల్లో ఆ ట్యూటర్‌కు వేరే క్లాసులు ఉన్నాయి. రెండింటిలో ఒకదాన్ని మార్చండి, లేదా మరో ట్యూటర్‌ను ఎంచుకోండి.",
  unusual:
    "రాబోయే కొన్ని క్లాసుల సమయాలు ఆ ట్యూటర్‌కు సరిపోకపోవచ్చు. అయినా సరే అనుకుంటే మళ్లీ నొక్కండి, లేదా మరో ట్యూటర్‌ను ఎంచుకోండి.",
  unusualLesson: (when, why) => `${when}: ${why}`,
  moreLessons: (number) => (number === 1 ? "ఇంకొకటి" : `మరో ${number}`),
  handOver: "అప్పగించండి",
  handingOver: "అప్పగిస్తున్నాం...",
};

export const handOverProblems: typeof english.handOverProblems = {
  "selection-missing": "దయచేసి ఒక ట్యూటర్‌ను ఎంచుకోండి.",
  "tutor-not-eligible": "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ఈ ట్యూటర్ అందుబాటులో లేరు.",
};
