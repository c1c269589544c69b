// English: a1b50b60
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  title: "सभी सूचियों में खोज के नतीजे",
  ask: "ऊपर के बॉक्स में नाम, ईमेल, फ़ोन नंबर, कक्षा या विषय लिखें।",
  nothing: "आपकी खोज से कुछ नहीं मिला।",
  students: "विद्यार्थी",
  tutors: "ट्यूटर",
  assignments: "आवंटन",
  allStudents: (find) => `“${find}”: सभी विद्यार्थी`,
  allTutors: (find) => `“${find}”: सभी ट्यूटर`,
  allAssignments: (find) => `“${find}”: सभी आवंटन`,
  joins: (subject, className, tutor) => `${subject}, ${className}, ट्यूटर: ${tutor}`,
  nextClass: (subject, at) => `अगली क्लास: ${subject}, ${at}`,
  noClass: "कोई क्लास तय नहीं",
  none: "कोई नहीं।",
  similar: "मिलते-जुलते नाम",
};
