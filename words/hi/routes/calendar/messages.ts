// English: 06e020a6
import type * as english from "#routes/calendar/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "कैलेंडर",
  address: "कैलेंडर का लिंक",
  onlyNow: "इसे अभी कॉपी कर लें: यह सिर्फ़ एक बार दिखता है। जिसके पास यह हो, वह आपकी क्लासें देख सकता है।",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया।",
  howToGoogle:
    "कंप्यूटर पर Google Calendar: 'अन्य कैलेंडर' (Other calendars) के पास प्लस का निशान दबाएँ, फिर 'यूआरएल से' (From URL) चुनें और लिंक पेस्ट करें। इसके बाद यह आपके Android फ़ोन पर भी दिखेगा।",
  howToPhone:
    "iPhone: कैलेंडर ऐप में Calendars, Add Calendar, Add Subscription Calendar चुनें और लिंक पेस्ट करें।",
  proveFirst:
    "कृपया पहले अपने ईमेल पते की पुष्टि करें, उस लिंक से जो हमने ईमेल में भेजा है। इससे आपकी क्लास की जानकारी निजी रहती है।",
  why: "कृपया अपना पासवर्ड फिर से लिखें, क्योंकि जिसके पास यह लिंक हो, वह देख सकता है कि आपकी क्लासें कब हैं।",
  making: "बनाया जा रहा है...",
};
