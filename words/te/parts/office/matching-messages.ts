// English: 153874a7
import { count } from "#content/shared/count.ts";
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";
import type * as english from "#parts/office/matching-messages.ts";

export const matchingWords: typeof english.matchingWords = {
  matches: (subject, student) => `${subject} సబ్జెక్ట్‌కు ట్యూటర్లు: ${student}`,
  noTutors: "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ఆమోదం పొందిన ట్యూటర్లు ఎవరూ లేరు",
  assign: "కేటాయించండి",
  assignWhom: (tutor, subject) => `(${subject} సబ్జెక్ట్‌కు ${tutor} గారిని)`,
  teaches: (className, subject) => `${className} ${subject} బోధిస్తారు`,
  load: (number, most) => {
    if (number === 0) return "ఇంకా విద్యార్థులు లేరు";
    return number >= most
      ? `${most} లేదా అంతకంటే ఎక్కువ మంది విద్యార్థులు`
      : count(number, "విద్యార్థి", "మంది విద్యార్థులు");
  },
  taught: (student) => `ఇంతకుముందు ఈ విద్యార్థికి (${student}) బోధించారు`,
  hoursUnknown: "ఎప్పుడు వీలో తెలియదు",
  nothingInCommon: "కుటుంబానికి వీలైన సమయంలో వీరికి వీలు లేదు",
  free: (times, more) => {
    const others = more > 0 ? `, మరో ${count(more, "సమయం", "సమయాలు")}` : "";
    return `కుటుంబానికి, వీరికి వీలైన సమయం: ${times.join(", ")}${others}`;
  },
  away: (date) => `${date} వరకు అందుబాటులో ఉండరు`,
  range: (weekday, from, to) => `${weekdayNames[weekday]} ${from} నుంచి ${to} వరకు`,
  weekly: "ప్రతి వారం",
  weeklyWhom: (tutor, subject) => `(ప్రతి వారం ${tutor} గారితో ${subject} సబ్జెక్ట్‌కు)`,
  first: "మొదటి క్లాస్ మాత్రమే",
  firstWhom: (tutor, subject) => `(ఒకసారి ${tutor} గారితో ${subject} సబ్జెక్ట్‌కు)`,
  place: (weekday, time) => `${weekdayNames[weekday]} ${time}`,
  pair: (one, other) => `${one}, ${other}`,
  familyUnknown: "తమకు ఏ సమయాలు వీలో కుటుంబం ఇంకా చెప్పలేదు.",
  familyTimes: (times) => `కుటుంబానికి వీలైన సమయాలు: ${times.join(", ")}.`,
};
