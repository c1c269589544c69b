// English: a9317311
import { count } from "#content/shared/count.ts";
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import type * as english from "#routes/admin/assignments/ending-messages.ts";

const givenToNewTutor = (coming: number) =>
  coming === 0
    ? "रिकॉर्डिंग, परीक्षाएँ और घोषणाएँ नए ट्यूटर को मिल जाएँगी"
    : `रिकॉर्डिंग, परीक्षाएँ, घोषणाएँ और पहले से तय ${coming} ${coming === 1 ? "क्लास" : "क्लासें"} नए ट्यूटर को मिल जाएँगी`;

export const endingMessages: typeof english.endingMessages = {
  course: (subject, className) => `${subject} (${className})`,
  formerTutor: "पूर्व ट्यूटर",
  cancel: "आवंटन रहने दें",
  endTitle: "आवंटन समाप्त करें",
  endQuestion: (student, course, tutor) =>
    `क्या यह आवंटन समाप्त करना है? विद्यार्थी: ${student}, विषय: ${course}, ट्यूटर: ${tutor}।`,
  endDetail: (coming) => {
    const rest =
      "कोर्स की बाकी सारी सामग्री विद्यार्थी पढ़ते रह सकते हैं। ट्यूटर को वह नहीं दिखेगी। दोनों को ईमेल जाएगा।";
    if (coming === 0) return rest;
    return `पहले से तय ${count(coming, "क्लास रद्द हो जाएगी", "क्लासें रद्द हो जाएँगी")}। ${rest}`;
  },
  end: "आवंटन समाप्त करें",
  ending: "समाप्त हो रहा है...",
  handOverTitle: "दूसरे ट्यूटर को सौंपें",
  handOverText: (student, course, tutor) =>
    `विद्यार्थी: ${student}, विषय: ${course}, ट्यूटर: ${tutor}।`,
  handOverDetail: (coming) => `${givenToNewTutor(coming)}। विद्यार्थी और ट्यूटरों को ईमेल जाएगा।`,
  successors: "नए ट्यूटर",
  find: "ट्यूटर खोजें",
  search: "खोजें",
  more: "और भी ट्यूटर हैं। नाम से खोजें।",
  noTutors: "इस कक्षा और विषय के लिए कोई मंज़ूर ट्यूटर उपलब्ध नहीं है",
  noMatch: "इस नाम के कोई ट्यूटर यह कोर्स नहीं पढ़ा सकते।",
  knows: (student) => `${student} को पढ़ा चुके हैं`,
  load: (number) => {
    if (number === 0) return "कोई जारी आवंटन नहीं";
    return number >= maxCountedLoad
      ? `${maxCountedLoad} या ज़्यादा जारी आवंटन`
      : `${number} जारी आवंटन`;
  },
  booked: "इन क्लासों के समय पर उन ट्यूटर की दूसरी क्लासें हैं। दोनों में से एक का समय बदलें, या कोई और ट्यूटर चुनें।",
  unusual:
    "आने वाली कुछ क्लासों का समय उन ट्यूटर के लिए शायद ठीक न हो। फिर भी करना है तो दोबारा दबाएँ, या कोई और ट्यूटर चुनें।",
  unusualLesson: (when, why) => `${when}: ${why}`,
  moreLessons: (number) => (number === 1 ? "और एक" : `और ${number}`),
  handOver: "सौंपें",
  handingOver: "सौंपा जा रहा है...",
};

export const handOverProblems: typeof english.handOverProblems = {
  "selection-missing": "कृपया एक ट्यूटर चुनें।",
  "tutor-not-eligible": "ये ट्यूटर इस कक्षा और विषय के लिए उपलब्ध नहीं हैं।",
};
