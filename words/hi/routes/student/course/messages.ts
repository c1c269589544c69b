// English: 2c41fa8e
import type * as english from "#routes/student/course/messages.ts";

export const messages: typeof english.messages = {
  accessDetail: {
    open: "",
    rejected: "अगर आपको लगता है कि यह ग़लती से हुआ है, तो अकादमी से संपर्क करें।",
    waiting: "शिक्षक आवंटित होते ही आपकी क्लासें यहाँ दिखने लगेंगी।",
  },
  endedText: "यह कोर्स समाप्त हो चुका है। इसमें जो कुछ है, उसे आप अब भी पढ़ और देख सकते हैं।",
  lessonWaits: "इस क्लास के लिए दूसरे ट्यूटर की तलाश चल रही है।",
  homework: "होमवर्क",
  openHomework: "जवाब दें",
  lastReport: "पिछली रिपोर्ट",
  exams: "परीक्षाएँ",
  recordings: "रिकॉर्डिंग",
  lessons: "लाइव सेशन",
  showAllLessons: (count) => `सभी ${count} क्लास देखें`,
  all: (number) => `सभी ${number}`,
  inThisCourse: "इस कोर्स में",
  searchRecordings: "रिकॉर्डिंग खोजें",
  found: (number, all) => `${all} में से ${number}`,
  noneFound: "ऐसी कोई रिकॉर्डिंग नहीं मिली।",
  noExams: "आगे कोई परीक्षा नहीं है।",
  noRecordings: "कोई रिकॉर्डिंग नहीं है।",
  takeExam: "परीक्षा खोलें",
  watch: "रिकॉर्डिंग देखें",
  pastLessons: "पिछली क्लासें",
  hosts: {
    youtube: "YouTube",
    vimeo: "Vimeo",
    "google-drive": "Google Drive",
    "google-forms": "Google Forms",
  },
  playsFrom: (host) => `${host} से, यहीं चलेगी`,
  openOn: (host) => `${host} पर खोलें`,
  openInNewTab: "नए टैब में खोलें",
  closeExam: "परीक्षा की विंडो बंद करें",
};
