// English: 65ed7d05
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "कैलेंडर",
  calendarName: (academy) => `${academy} की क्लासें`,
  event: (title, name) => `${title}, ${name} के साथ`,
  course: (subject, className) => `${subject}, ${className}`,
  page: (url) => `आपकी क्लास: ${url}`,
  hiddenLink: "(लिंक आपकी क्लास के पेज पर है)",
  cancelled: "रद्द हुई क्लास",
  timeOff: "छुट्टी",
  title: "आपके कैलेंडर में आपकी क्लासें",
  intro: "अपने लाइव सेशन Google Calendar में या अपने फ़ोन के कैलेंडर में देखें। समय बदलने पर वे भी बदल जाते हैं।",
  address: "कैलेंडर का लिंक",
  onlyNow: "इसे अभी कॉपी कर लें: यह सिर्फ़ एक बार दिखता है। जिसके पास यह हो, वह आपकी क्लासें देख सकता है।",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया।",
  howToGoogle:
    "कंप्यूटर पर Google Calendar: 'अन्य कैलेंडर' (Other calendars) के पास प्लस का निशान दबाएँ, फिर 'यूआरएल से' (From URL) चुनें और लिंक पेस्ट करें। इसके बाद यह आपके Android फ़ोन पर भी दिखेगा।",
  howToPhone:
    "iPhone: कैलेंडर ऐप में Calendars, Add Calendar, Add Subscription Calendar चुनें और लिंक पेस्ट करें।",
  since: (date) =>
    `आपके कैलेंडर का लिंक ${date} से है। अगर वह खो गया है, तो नया बनाएँ। पुराना तुरंत काम करना बंद कर देगा।`,
  lastRead: (day, times) => `किसी कैलेंडर ऐप ने इसे आख़िरी बार ${day} को खोला; अब तक कुल ${times}।`,
  neverRead: "अभी किसी कैलेंडर ने इसका इस्तेमाल नहीं किया है।",
  proveFirst:
    "कृपया पहले अपने ईमेल पते की पुष्टि करें, उस लिंक से जो हमने ईमेल में भेजा है। इससे आपकी क्लास की जानकारी निजी रहती है।",
  why: "कृपया अपना पासवर्ड फिर से लिखें, क्योंकि जिसके पास यह लिंक हो, वह देख सकता है कि आपकी क्लासें कब हैं।",
  making: "बनाया जा रहा है...",
  make: "कैलेंडर का लिंक पाएँ",
  makeNew: "नया लिंक बनाएँ",
  revoke: "इसे बंद करें",
};
