// English: 32e821e4
import type * as english from "#content/enquiries/meeting-request.ts";

export const meetingProblems: typeof english.meetingProblems = {
  "date-missing": "कृपया तारीख़ चुनें।",
  "time-missing": "कृपया समय चुनें।",
  "moment-unreal": "कृपया सही तारीख़ और समय चुनें।",
  "name-missing": "कृपया अपना नाम लिखें।",
  "email-missing": "कृपया अपना ईमेल लिखें।",
  "email-malformed": "कृपया सही ईमेल लिखें।",
  "phone-missing": "कृपया अपना फ़ोन नंबर लिखें।",
};

export const meetingRequest: typeof english.meetingRequest = {
  greeting: (name) => `नमस्ते ${name}, मुझे आपसे ऑनलाइन मिलना है।`,
  subject: (name) => `मीटिंग का अनुरोध: ${name}`,
  when: "कब",
  name: "नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  grade: "कक्षा",
  subjectField: "विषय",
  topic: "टॉपिक",
  services: "सेवाएँ",
  serviceList: (services) => services.join(", "),
  message: "संदेश",
  calendarTitle: (name) => `${name} के साथ मीटिंग (अनुरोध)`,
  calendarNote: (name) => `यह अनुरोध है, ${name} ने अभी इसकी पुष्टि नहीं की है।`,
  location: "ऑनलाइन",
  fileName: "meeting.ics",
};
