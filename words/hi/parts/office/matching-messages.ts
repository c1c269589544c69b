// English: 153874a7
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";
import type * as english from "#parts/office/matching-messages.ts";

export const matchingWords: typeof english.matchingWords = {
  matches: (subject, student) => `${subject} विषय के ट्यूटर: ${student}`,
  noTutors: "इस कक्षा और विषय के लिए कोई मंज़ूर ट्यूटर उपलब्ध नहीं है",
  assign: "आवंटित करें",
  assignWhom: (tutor, subject) => `(${subject} विषय के लिए ${tutor} को)`,
  teaches: (className, subject) => `${className} ${subject} पढ़ाते हैं`,
  load: (number, most) => {
    if (number === 0) return "अभी कोई विद्यार्थी नहीं";
    return number >= most ? `${most} या ज़्यादा विद्यार्थी` : `${number} विद्यार्थी`;
  },
  taught: (student) => `${student} को पहले पढ़ा चुके हैं`,
  hoursUnknown: "पढ़ाने का समय नहीं बताया",
  nothingInCommon: "परिवार के समय पर खाली नहीं",
  free: (times, more) =>
    `परिवार के समय पर खाली: ${times.join(", ")}${more > 0 ? ` और ${more} अन्य समय` : ""}`,
  away: (date) => `${date} तक उपलब्ध नहीं`,
  range: (weekday, from, to) => `${weekdayNames[weekday]} ${from} से ${to} तक`,
  weekly: "हर हफ़्ते",
  weeklyWhom: (tutor, subject) => `(हर हफ़्ते ${tutor} के साथ ${subject} विषय के लिए)`,
  first: "सिर्फ़ पहली क्लास",
  firstWhom: (tutor, subject) => `(एक बार ${tutor} के साथ ${subject} विषय के लिए)`,
  place: (weekday, time) => `${weekdayNames[weekday]} ${time}`,
  pair: (one, other) => `${one} और ${other}`,
  familyUnknown: "परिवार ने अभी नहीं बताया कि उन्हें कौन-सा समय ठीक रहेगा।",
  familyTimes: (times) => `परिवार की सुविधा के समय: ${times.join(", ")}।`,
};
