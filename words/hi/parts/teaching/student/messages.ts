// English: 2b38c000
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/teaching/student/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "डैशबोर्ड",
  welcome: (name) => `स्वागत है, ${name}`,
  sidebar: "आपका खाता और कोर्स",
  myCourses: "मेरे कोर्स",
  summary: "नामांकन का विवरण",
  progress: "प्रगति",
  bar: { summary: "विवरण", courses: "कोर्स", announcements: "घोषणाएँ" },
  close: "बंद करें",
  loading: "लोड हो रहा है",
  announcements: "घोषणाएँ",
  myTeachers: "मेरे शिक्षक",
  noCourses: "आपको अभी कोई कोर्स आवंटित नहीं हुआ है। कोर्स के आवंटन के लिए एडमिन से संपर्क करें।",
  noAnnouncements: "अभी कोई घोषणा नहीं है।",
  noTeachers: "अभी कोई शिक्षक आवंटित नहीं हुए हैं।",
  yourClass: "कक्षा",
  yourSubjects: "विषय",
  yourCourses: "कोर्स",
  noneChosen: "कोई नहीं चुना",
  courseTitle: (subject, className) => `${subject}, ${className}`,
  taughtBy: (tutor) => `${tutor} के साथ`,
  openCourse: "कोर्स खोलें",
  openLink: "लिंक खोलें",
  access: {
    open: "चालू है",
    rejected: "आवेदन नामंज़ूर",
    waiting: "शिक्षक का आवंटन बाकी है",
  },
  tutorAway: "आपके ट्यूटर अभी पढ़ा नहीं पा रहे हैं। अकादमी आपके लिए दूसरे ट्यूटर की तलाश कर रही है।",
  ended: (date) => (date === null ? "समाप्त" : `${date} को समाप्त हुआ`),
  noLiveSessions: "आगे कोई लाइव सेशन तय नहीं है।",
  join: "सेशन में जुड़ें",
  newTab: "नए टैब में खुलेगा",
  nextSession: "अगला लाइव सेशन",
  classAt: (subject, time) => `${subject}: ${time}`,
  watched: "देख लिया",
  done: "कर लिया",
  startsIn: ({ days, hours, minutes }) => {
    const parts = [
      days > 0 && count(days, "दिन", "दिन"),
      hours > 0 && count(hours, "घंटा", "घंटे"),
      days === 0 && minutes > 0 && count(minutes, "मिनट", "मिनट"),
    ];
    return `शुरू होने में बाकी: ${parts.filter(Boolean).join(" ")}`;
  },
  liveNow: "अभी चल रहा है",
  over: "यह सेशन हो चुका है।",
  opensBefore: "10 मिनट पहले खुलेगा",
  isOpen: "आप अब जुड़ सकते हैं।",
  addToCalendar: "कैलेंडर में जोड़ें",
  new: "नया",
  newItems: (number) => count(number, "नया", "नए"),
  newFor: "आपके लिए नया",
  newAnnouncements: (number) => count(number, "नई घोषणा", "नई घोषणाएँ"),
};
