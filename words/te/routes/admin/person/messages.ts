// English: 2b306677
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/person/messages.ts";

export const messages: typeof english.messages = {
  course: (subject, className) => `${subject}, ${className}`,
  since: (day) => `కేటాయించిన తేదీ: ${day}`,
  endedOn: (day) => `ముగిసిన తేదీ: ${day}`,
  next: (at) => `తర్వాతి క్లాస్: ${at}`,
  planned: (at) => `జరగాల్సిన సమయం: ${at}`,
  asked: {
    move: (lesson, wanted) =>
      `ఈ క్లాస్ సమయం మార్చమని కుటుంబం అడుగుతోంది. ఇప్పుడు: ${lesson}; కావలసింది: ${wanted}.`,
    cancel: (lesson) => `ఈ క్లాసును రద్దు చేయమని కుటుంబం అడుగుతోంది: ${lesson}.`,
  },
  noLesson: "క్లాస్ ఏదీ ఖరారు కాలేదు",
  needsTutor: "ట్యూటర్ కావాలి",
  waits: "మరో ట్యూటర్ కోసం ఎదురుచూపు",
  allCourses: "అన్ని కోర్సులూ చూపించండి",
  proved: (email) => `${email} (నిర్ధారించారు)`,
  unproved: (email) => `${email} (నిర్ధారించలేదు)`,
  age: (day, years) => `${day} (వయసు ${years})`,
  notGiven: "ఇవ్వలేదు",
  answered: (state, at) => `${state}, ${at}`,
  askedSince: (state, at) => `${state}, పేరు ఇచ్చిన సమయం: ${at}`,
  allMails: "అన్ని ఈమెయిల్స్ చూపించండి",
  sent: (at) => `పంపిన సమయం: ${at}`,
  failed: (at) => `పంపడం కుదరలేదు: ${at}`,
  due: (at) => `పంపాల్సిన సమయం: ${at}`,
  waiting: "పంపాల్సి ఉంది",
  allLog: "లాగ్‌లో అన్నీ చూడండి",
  allNotes: "అన్ని నోట్స్ చూపించండి",
  cameThrough: (students) => `వీరి ద్వారా ${count(students, "విద్యార్థి చేరారు", "మంది విద్యార్థులు చేరారు")}`,
  joinedWith: (day, hasCourse) => `చేరిన తేదీ: ${day} · ${hasCourse ? "కోర్సు ఉంది" : "ఇంకా కోర్సు లేదు"}`,
  allReferred: "వీరి ద్వారా చేరినవారందరినీ చూపించండి",
};

export const profileLabels: typeof english.profileLabels = {
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  username: "యూజర్‌నేమ్",
  address: "చిరునామా",
  class: "తరగతి",
  subjects: "సబ్జెక్టులు",
  legacyCourses: "పాత కోర్సులు",
  referral: "ఎవరి ద్వారా వచ్చారు",
  joined: "చేరిన తేదీ",
};

export const guardianLabels: typeof english.guardianLabels = {
  birthDate: "పుట్టిన తేదీ",
  guardianName: "సంరక్షకులు",
  nobody: "ఎవరి పేరూ ఇవ్వలేదు",
  consent: "సమ్మతి",
  email: "ఈమెయిల్",
  phone: "ఫోన్",
};
