// English: 8f6628c1
import type * as english from "#mails/timetable/substitution/messages.ts";

export const messages: typeof english.messages = {
  asked: {
    subject: (subject, time) => `${time}: ${subject} క్లాస్ మీరు చెప్పగలరా?`,
    text: (tutor) =>
      `ఈ ఒక్క క్లాస్‌ను ${tutor} గారి బదులు మీరు చెప్పాలని అకాడమీ కోరుతోంది. దాని కోసం మీ సమయం కేటాయించి ఉంచాం. తెరిచి, ఒక్క నొక్కుతో అవును లేదా కాదు అని చెప్పండి:`,
  },
  ended: {
    subject: (time) => `${time} క్లాస్ మీరు చెప్పాల్సిన అవసరం ఇక లేదు`,
    text: (time) =>
      `${time} క్లాస్‌ను దాని ట్యూటర్ బదులు చెప్పమని మిమ్మల్ని అడిగాం. దాని సమయం మారింది, లేదా రద్దయింది, లేదా మరొకరికి ఇచ్చాం. కాబట్టి మీ సమయం మళ్లీ ఖాళీగా ఉంది.`,
  },
  student: "విద్యార్థి",
  course: "తరగతి, సబ్జెక్ట్",
  starts: "మొదలు",
  length: "నిడివి",
  courseOf: (className, subject) => `${className}, ${subject}`,
  link: "క్లాస్ తెరిచి జవాబివ్వండి",
  home: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
