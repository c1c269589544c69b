// English: c0c5c22c
import type * as english from "#routes/admin/search/messages.ts";

export const messages: typeof english.messages = {
  title: "అన్ని జాబితాల్లో దొరికినవి",
  ask: "పై పెట్టెలో పేరు, ఈమెయిల్, ఫోన్ నంబర్, తరగతి లేదా సబ్జెక్ట్ టైప్ చేయండి.",
  nothing: "మీరు వెతికినది ఏదీ దొరకలేదు.",
  students: "విద్యార్థులు",
  guardians: "సంరక్షకులు",
  enquiries: "ఎంక్వైరీలు",
  tutors: "ట్యూటర్లు",
  assignments: "కేటాయింపులు",
  allStudents: (find) => `“${find}”: విద్యార్థులందరూ`,
  allTutors: (find) => `“${find}”: ట్యూటర్లందరూ`,
  allAssignments: (find) => `“${find}”: అన్ని కేటాయింపులు`,
  joins: (subject, className, tutor) => `${subject}, ${className}, ట్యూటర్: ${tutor}`,
  nextLesson: (subject, at) => `తర్వాతి క్లాస్: ${subject}, ${at}`,
  noLesson: "క్లాస్ ఏదీ ఖరారు కాలేదు",
  guardianOf: (relation, student) => `${relation}, విద్యార్థి: ${student}`,
  contact: (phone, email) => [phone, email].filter(Boolean).join(", "),
  enquiry: (className, stage) => `${className}, ${stage}`,
  askedBy: (name, who) => `అడిగినవారు: ${name} (${who})`,
  more: "ఇంకా దొరికాయి. పేరులో మరికొన్ని అక్షరాలు, లేదా నంబర్ గానీ ఈమెయిల్ గానీ టైప్ చేయండి.",
  none: "ఏవీ లేవు.",
  similar: "ఇలాంటి పేర్లు",
};
