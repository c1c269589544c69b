// English: ac00cb50
import type * as english from "#routes/admin/person/tutor-messages.ts";

export const tutorMessages: typeof english.tutorMessages = {
  title: "ट्यूटर",
  students: (load) => `विद्यार्थी (${load})`,
  many: (load) => `विद्यार्थी (${load} या ज़्यादा)`,
  noStudents: "अभी कोई विद्यार्थी नहीं है।",
  hours: "पढ़ाने का समय",
  hoursUnknown:
    "समय पता नहीं: इन ट्यूटर ने अभी नहीं बताया कि वे कब पढ़ाते हैं, इसलिए उपयुक्त ट्यूटरों में सबसे बाद में आते हैं।",
  timeOff: "छुट्टियाँ",
  write: "ट्यूटर को लिखें",
  away: "छुट्टी",
  room: "मीटिंग लिंक",
  timetable: "टाइमटेबल देखें",
  application: "आवेदन",
  status: "स्थिति",
  reason: "कारण",
  qualification: "योग्यता",
  experience: "अनुभव",
  classes: "कक्षाएँ",
  subjects: "विषय",
  bio: "परिचय",
  email: "ईमेल",
  phone: "फ़ोन",
  applied: "आवेदन की तारीख़",
  approved: "मंज़ूरी की तारीख़",
  approve: "मंज़ूर करें",
  reject: "नामंज़ूर करें",
  suspendText:
    "निलंबित करने पर ट्यूटर साइन आउट हो जाते हैं और विद्यार्थियों की कोई जानकारी नहीं देख पाते। उनकी क्लासें रुक जाती हैं।",
  suspend: "कारण देकर निलंबित करें",
};
