// English: c0c5c22c
import type * as english from "#routes/admin/search/messages.ts";

export const messages: typeof english.messages = {
  title: "सभी सूचियों में खोज के नतीजे",
  ask: "ऊपर के बॉक्स में नाम, ईमेल, फ़ोन नंबर, कक्षा या विषय लिखें।",
  nothing: "आपकी खोज से कुछ नहीं मिला।",
  students: "विद्यार्थी",
  guardians: "अभिभावक",
  enquiries: "पूछताछ",
  tutors: "ट्यूटर",
  assignments: "आवंटन",
  allStudents: (find) => `“${find}”: सभी विद्यार्थी`,
  allTutors: (find) => `“${find}”: सभी ट्यूटर`,
  allAssignments: (find) => `“${find}”: सभी आवंटन`,
  joins: (subject, className, tutor) => `${subject}, ${className}, ट्यूटर: ${tutor}`,
  nextLesson: (subject, at) => `अगली क्लास: ${subject}, ${at}`,
  noLesson: "कोई क्लास तय नहीं",
  guardianOf: (relation, student) => `${relation}, विद्यार्थी: ${student}`,
  contact: (phone, email) => [phone, email].filter(Boolean).join(", "),
  enquiry: (className, stage) => `${className}, ${stage}`,
  askedBy: (name, who) => `पूछने वाले: ${name} (${who})`,
  more: "और भी मिले हैं। नाम के कुछ और अक्षर, या नंबर या ईमेल लिखें।",
  none: "कोई नहीं।",
  similar: "मिलते-जुलते नाम",
};
