// English: 6aea89a2
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import type * as english from "#routes/admin/assignments/messages.ts";

export const messages: typeof english.messages = {
  caption: "आवंटन",
  empty: "अभी कोई आवंटन नहीं है। ऊपर के “नया आवंटन करें” बटन से पहला आवंटन करें।",
  student: "विद्यार्थी",
  class: "कक्षा",
  subject: "विषय",
  tutor: "ट्यूटर",
  assigned: "आवंटन की तारीख़",
  status: "स्थिति",
  handOver: "सौंपें",
  needsTutor: "ट्यूटर चाहिए",
  tutorSuspended: "ट्यूटर निलंबित",
  formerTutorInside: "पूर्व ट्यूटर",
  deleteTitle: "आवंटन हटाएँ",
  deleteQuestion: "क्या आप सच में यह आवंटन हटाना चाहते हैं?",
  deleteDetail: (student, tutor, subject) =>
    `विद्यार्थी: ${student}। विषय: ${subject}। ट्यूटर: ${tutor}। आवंटन के साथ उसकी रिकॉर्डिंग, क्लासें, परीक्षाएँ और घोषणाएँ भी हट जाएँगी।`,
};

export const createMessages: typeof english.createMessages = {
  title: "नया आवंटन करें",
  choose: "कोई एक चुनें",
  chooseClassAndSubject: "पहले कक्षा और विषय चुनें",
  typeToSearch: "नाम, ईमेल या फ़ोन लिखें",
  matches: "मिले हुए नाम",
  noStudents: "कोई विद्यार्थी नहीं मिला।",
  noTutors: "इस कक्षा और विषय के लिए कोई मंज़ूर ट्यूटर उपलब्ध नहीं है",
  teaches: (className, subject) => `${className} · ${subject} पढ़ाते हैं`,
  taught: (subjects) => `इस विद्यार्थी को ${subjects.join(" और ")} पढ़ा चुके हैं`,
  wanted: (student, subjects) => `${student} ने ये विषय माँगे हैं: ${subjects}।`,
  otherClass: (student, className) =>
    `${student} की कक्षा: ${className}। फिर भी आप दूसरी कक्षा चुन सकते हैं।`,
  otherSubject: (student) => `${student} ने यह विषय नहीं माँगा था। फिर भी आप इसे चुन सकते हैं।`,
  load: (count) => {
    if (count === 0) return "कोई जारी आवंटन नहीं";
    return count >= maxCountedLoad ? `${maxCountedLoad} या ज़्यादा जारी आवंटन` : `${count} जारी आवंटन`;
  },
  experience: (band) => `अनुभव: ${band}`,
  find: "नाम या ईमेल से खोजें",
  showMatches: "मिले हुए नाम दिखाएँ",
  submit: "आवंटन करें",
  creating: "आवंटन हो रहा है...",
  cancel: "रहने दें",
  refused: "आवंटन नहीं हो सका",
  refusedDetail: "विद्यार्थी अब अकादमी में नहीं हैं, या उनके पास यही आवंटन पहले से है।",
};

export const problems: typeof english.problems = {
  "selection-missing": "कृपया विद्यार्थी, ट्यूटर, कक्षा और विषय चुनें",
  "tutor-not-eligible": "इस कक्षा और विषय के लिए कोई मंज़ूर ट्यूटर उपलब्ध नहीं है",
};
