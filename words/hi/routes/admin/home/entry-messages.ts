// English: 6068bad9
import type * as english from "#routes/admin/home/entry-messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";
import { numberOf } from "#routes/admin/home/number-of.ts";

export const entryMessages: typeof english.entryMessages = {
  applications: {
    title: "आवेदन",
    empty: "कोई आवेदन बाकी नहीं है।",
    more: "सभी आवेदन",
  },
  students: {
    title: "बिना ट्यूटर के विद्यार्थी",
    empty: "हर विद्यार्थी के पास ट्यूटर है।",
    more: "बिना ट्यूटर के सभी विद्यार्थी",
  },
  enquiries: {
    title: "पूछताछ",
    empty: "हर पूछताछ का जवाब दिया जा चुका है।",
    more: { to: "/admin-dashboard/enquiries", text: "सभी पूछताछ" },
  },
  written: {
    title: "संदेश",
    more: { to: "/admin-dashboard/messages", text: "सभी संदेश" },
    reported: (number, most) => `रिपोर्ट किए गए: ${numberOf(number, most)}`,
    flagged: (number, most) => `निशान वाले: ${numberOf(number, most)}`,
    toAnswer: (number, most) => `जवाब के इंतज़ार में: ${numberOf(number, most)}`,
  },
  promises: { title: "करने के काम", more: "करने के सभी काम" },
  late: (number, most) => `जवाब में देर: ${numberOf(number, most)}`,
  guardians: {
    title: "अभिभावक",
    empty: "अभिभावकों से जुड़ा कोई काम बाकी नहीं है।",
    more: null,
  },
  today: {
    title: "आज",
    empty: "आज कोई क्लास नहीं है।",
    over: "आज की क्लासें हो चुकी हैं।",
    links: [
      { to: "/admin-dashboard/away", text: "ट्यूटर छुट्टी पर हैं" },
      { to: "/admin-dashboard/evening", text: "शाम की सूची" },
      { to: "/admin-dashboard/holidays", text: "अकादमी की छुट्टियाँ" },
    ],
  },
  evening: {
    title: "आज शाम",
    empty: "आज शाम के लिए कुछ बाकी नहीं है।",
    link: "शाम की सूची",
    withoutLink: (lessons) => `कल बिना लिंक: ${lessons}`,
    withoutTutor: (lessons) => `कल बिना ट्यूटर: ${lessons}`,
    unsettled: (lessons) => `आज हाल बताना बाकी: ${lessons}`,
    enquiries: (enquiries) => `पूछताछ जिनका जवाब बाकी है: ${enquiries}`,
  },
  setup: {
    id: "setup-request",
    title: "अपनी अकादमी में आपका स्वागत है",
    text: "छह छोटे चरणों में इसे अपना बना लें: अकादमी का नाम, आपसे संपर्क कैसे हो, आपके ट्यूटर और विद्यार्थी, मेल, और शुरू करने से पहले क्या-क्या देखना है।",
    links: [{ to: "/admin-dashboard/setup", label: "सेटअप खोलें" }],
  },
  secondFactor: {
    id: "second-factor-request",
    title: "दो चरणों वाले सत्यापन से इस डैशबोर्ड को सुरक्षित करें",
    text: "आपके खाते में अभी दो चरणों वाला सत्यापन नहीं है, इसलिए जिसे भी आपका पासवर्ड पता चल जाए, वह हर विद्यार्थी की जानकारी पढ़ सकता है। सत्यापन चालू हो तो ऑथेंटिकेटर ऐप का कोड ऐसे व्यक्ति को नए डिवाइस पर साइन इन करने से रोक देता है। पासकी हो तो पासवर्ड की ज़रूरत ही नहीं।",
    links: [
      { to: "/account/second-factor", label: "दो चरणों वाला सत्यापन लगाएँ" },
      { to: "/account/passkeys", label: "पासकी जोड़ें" },
    ],
  },
  clear: {
    title: "सब काम पूरा",
    text: "कोई आवेदन, विद्यार्थी या अभिभावक आपका इंतज़ार नहीं कर रहा है।",
  },
  withoutLink: "इन क्लासों का लिंक किसी मीटिंग तक नहीं ले जाता। ट्यूटर से इसे ठीक करने को कहें।",
  hold: "रुकी हुई क्लासें",
  more: (shown, all, most) => `${numberOf(all - shown, most - shown)} और`,
  applied: (date) => `${date} को आवेदन किया`,
  background: (qualification, band) => `${qualification}, अनुभव: ${band}`,
  waiting: (className, date, days) =>
    days === 0 ? `${className}, आज से इंतज़ार में` : `${className}, ${days} दिन से इंतज़ार में, ${date} से`,
  otherSubjects: (subjects) =>
    subjects.length === 1 ? `${subjects[0]} विषय के ट्यूटर` : `${subjects.length} और विषयों के ट्यूटर`,
  demo: (times) => `डेमो क्लास चाहिए: ${times.join(" या ")}`,
  guardianOf: (guardian) => `अभिभावक: ${guardian}`,
  since: (date) => `${date} से`,
  who: (student, tutor) => `${student}, ट्यूटर: ${tutor}`,
  formerTutor: "पूर्व ट्यूटर",
  at: (time) => `${time} IST`,
  held: (courses, lessons) => `रुके हुए: ${courses}; तय: ${lessons}`,
  courses: (number, most) => `${numberOf(number, most)} कोर्स`,
  lessons: (number, most) => `${numberOf(number, most)} क्लास`,
  suspendedSince: (date) => `${date} से निलंबित`,
  quality: { text: "क्लासों की गुणवत्ता", to: "/admin-dashboard/quality" },
  toSettle: (number, most) =>
    `हाल बताना बाकी: ${numberOf(number, most)} क्लास (आपत्ति, या ख़त्म हुए ${queueHours} घंटे)`,
  whileAway: (number, most) => `ट्यूटर की छुट्टी में पड़ने वाली क्लासें: ${numberOf(number, most)}`,
  refused: (number, most) => `बदली हुई क्लासें जो परिवार के लिए ठीक नहीं: ${numberOf(number, most)}`,
  makeUps: (number, most) => `भरपाई की क्लासें जो तय करनी हैं: ${numberOf(number, most)}`,
  toGive: (number, most) => `जिन क्लासों के लिए ट्यूटर चाहिए: ${numberOf(number, most)}`,
  overlaps: (number, most) => `एक ही समय पर पड़ने वाली क्लासें: ${numberOf(number, most)}`,
  tutorLeft: (courses) => `ट्यूटर के चले जाने से अब बिना ट्यूटर: ${courses}`,
};
