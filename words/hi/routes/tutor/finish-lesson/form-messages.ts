// English: 37ddc102
import type * as english from "#routes/tutor/finish-lesson/form-messages.ts";

export const messages: typeof english.messages = {
  outcomes: {
    held: "हुई",
    "student-missed": "विद्यार्थी नहीं आए",
    "tutor-missed": "ट्यूटर नहीं आए",
  },
  planned: (day, time) => `अगली क्लास का समय: ${day}, ${time}।`,
  lastHomework: (homework) => `होमवर्क यह था: ${homework}`,
  editable: (sent) => `${sent} को भेजी गई। बदलने पर नई रिपोर्ट परिवार को ईमेल से मिलेगी।`,
  report: "रिपोर्ट",
  reportHint: "यह विद्यार्थी को ईमेल से मिलती है, और उन अभिभावकों को भी जिन्होंने रिपोर्ट के लिए हाँ कहा है।",
  otherChapters: (others) => `और अध्याय (${others})`,
  coveredOther: "कुछ और",
  optional: "ज़रूरी नहीं",
};
