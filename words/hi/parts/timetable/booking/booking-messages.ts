// English: fb6cc5b0
import type * as english from "#parts/timetable/booking/booking-messages.ts";

export type BookingReader = english.BookingReader;
export type WarningReader = english.WarningReader;

export const freeTimes: typeof english.freeTimes = "आस-पास के खाली समय";

export const messages: typeof english.messages = {
  booked: {
    tutor: "उस समय किसी की दूसरी क्लास है। कृपया कोई और समय चुनें।",
    admin: "उस समय किसी की दूसरी क्लास है। कृपया कोई और समय चुनें।",
  },
  over: "वह समय निकल चुका है। कृपया आगे का कोई समय चुनें।",
  holiday: (name) => `उस दिन अकादमी की छुट्टी है: ${name}।`,
  warnings: {
    "time-off": {
      tutor: "उस समय आप छुट्टी पर हैं।",
      admin: "उस समय ट्यूटर छुट्टी पर हैं।",
      family: "उस समय आपके ट्यूटर छुट्टी पर हैं।",
    },
    "outside-hours": {
      tutor: "वह आपके पढ़ाने के समय में नहीं आता।",
      admin: "वह ट्यूटर के पढ़ाने के समय में नहीं आता।",
      family: "उस समय आपके ट्यूटर नहीं पढ़ाते।",
    },
    "at-night": {
      tutor: "वह रात का समय है, रात 10 बजे और सुबह 6 बजे के बीच।",
      admin: "वह रात का समय है, रात 10 बजे और सुबह 6 बजे के बीच।",
      family: "कृपया सुबह 6 बजे से रात 10 बजे के बीच का समय चुनें।",
    },
  },
  pressAgain: "फिर भी यही समय चाहिए तो दोबारा दबाएँ।",
  yours: (name) => `${name} के साथ आपकी क्लास पहले से है`,
  yourDemo: (name) => `${name} के साथ आपकी डेमो क्लास पहले से है`,
  tutors: (name) => `${name} के साथ ट्यूटर की क्लास पहले से है`,
  tutorsDemo: (name) => `${name} के साथ ट्यूटर की डेमो क्लास पहले से है`,
  students: (subject) => `विद्यार्थी की दूसरी क्लास पहले से है (${subject})`,
  studentsWith: (subject, tutor) => `${tutor} के साथ विद्यार्थी की ${subject} की क्लास पहले से है`,
  lesson: (owner, at, length) => `${owner}: ${at}, ${length}`,
  heldLesson: (owner, at, length) => `${owner}: ${at}, ${length}; यह समय एक अनुरोध के लिए रोका गया है`,
  formerTutor: "पूर्व ट्यूटर",
};
