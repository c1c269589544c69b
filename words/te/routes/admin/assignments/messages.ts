// English: 6aea89a2
import { count } from "#content/shared/count.ts";
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import type * as english from "#routes/admin/assignments/messages.ts";

export const messages: typeof english.messages = {
  caption: "కేటాయింపులు",
  empty: "ఇంకా కేటాయింపులు లేవు. పైన ఉన్న “కొత్త కేటాయింపు చేయండి” బటన్‌తో మొదటిది చేయండి.",
  student: "విద్యార్థి",
  class: "తరగతి",
  subject: "సబ్జెక్ట్",
  tutor: "ట్యూటర్",
  assigned: "కేటాయించిన తేదీ",
  status: "స్థితి",
  handOver: "అప్పగించండి",
  needsTutor: "ట్యూటర్ కావాలి",
  tutorSuspended: "ట్యూటర్‌ను నిలిపివేశారు",
  formerTutorInside: "మాజీ ట్యూటర్",
  deleteTitle: "కేటాయింపును తొలగించండి",
  deleteQuestion: "ఈ కేటాయింపును నిజంగా తొలగించాలా?",
  deleteDetail: (student, tutor, subject) =>
    `విద్యార్థి: ${student}. సబ్జెక్ట్: ${subject}. ట్యూటర్: ${tutor}. కేటాయింపుతో పాటు రికార్డింగ్‌లు, క్లాసులు, పరీక్షలు, ప్రకటనలు కూడా పోతాయి.`,
};

export const createMessages: typeof english.createMessages = {
  title: "కొత్త కేటాయింపు చేయండి",
  choose: "ఒకటి ఎంచుకోండి",
  chooseClassAndSubject: "ముందు తరగతి, సబ్జెక్ట్ ఎంచుకోండి",
  typeToSearch: "పేరు, ఈమెయిల్ లేదా ఫోన్ టైప్ చేయండి",
  matches: "దొరికినవారు",
  noStudents: "అలాంటి విద్యార్థులు ఎవరూ లేరు.",
  noTutors: "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ఆమోదించిన ట్యూటర్లు ఎవరూ లేరు",
  teaches: (className, subject) => `${className} · ${subject} బోధిస్తారు`,
  taught: (subjects) => `ఈ విద్యార్థికి బోధించినవి: ${subjects.join(", ")}`,
  wanted: (student, subjects) => `${student} అడిగిన సబ్జెక్టులు: ${subjects}.`,
  otherClass: (student, className) =>
    `${student} చదువుతున్నది ${className}. అయినా మీరు వేరే తరగతిని ఎంచుకోవచ్చు.`,
  otherSubject: (student) => `ఈ సబ్జెక్ట్‌ను ${student} అడగలేదు. అయినా మీరు దీన్ని ఎంచుకోవచ్చు.`,
  load: (number) => {
    if (number === 0) return "నడుస్తున్న కేటాయింపులు లేవు";
    if (number >= maxCountedLoad) {
      return `నడుస్తున్న కేటాయింపులు ${maxCountedLoad} లేదా అంతకంటే ఎక్కువ`;
    }
    return count(number, "నడుస్తున్న కేటాయింపు", "నడుస్తున్న కేటాయింపులు");
  },
  experience: (band) => `అనుభవం: ${band}`,
  find: "పేరు లేదా ఈమెయిల్‌తో వెతకండి",
  showMatches: "దొరికినవి చూపించండి",
  submit: "కేటాయించండి",
  creating: "కేటాయిస్తున్నాం...",
  cancel: "వద్దు",
  refused: "కేటాయింపు కుదరలేదు",
  refusedDetail: "విద్యార్థి ఇప్పుడు అకాడమీలో లేరు, లేదా వారికి ఇదే కేటాయింపు ముందే ఉంది.",
};

export const problems: typeof english.problems = {
  "selection-missing": "దయచేసి విద్యార్థి, ట్యూటర్, తరగతి, సబ్జెక్ట్ ఎంచుకోండి",
  "tutor-not-eligible": "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ఆమోదించిన ట్యూటర్లు ఎవరూ లేరు",
};
