// English: a1b50b60
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  title: "అన్ని జాబితాల్లో దొరికినవి",
  ask: "పై పెట్టెలో పేరు, ఈమెయిల్, ఫోన్ నంబర్, తరగతి లేదా సబ్జెక్ట్ టైప్ చేయండి.",
  nothing: "మీరు వెతికినది ఏదీ దొరకలేదు.",
  students: "విద్యార్థులు",
  tutors: "ట్యూటర్లు",
  assignments: "కేటాయింపులు",
  allStudents: (find) => `“${find}”: విద్యార్థులందరూ`,
  allTutors: (find) => `“${find}”: ట్యూటర్లందరూ`,
  allAssignments: (find) => `“${find}”: అన్ని కేటాయింపులు`,
  joins: (subject, className, tutor) => `${subject}, ${className}, ట్యూటర్: ${tutor}`,
  nextClass: (subject, at) => `తర్వాతి క్లాస్: ${subject}, ${at}`,
  noClass: "క్లాస్ ఏదీ ఖరారు కాలేదు",
  none: "ఏవీ లేవు.",
  similar: "ఇలాంటి పేర్లు",
};
