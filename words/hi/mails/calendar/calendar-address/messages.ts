// English: 828a5186
import type * as english from "#mails/calendar/calendar-address/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपके कैलेंडर का नया लिंक",
  text: "आपके खाते में साइन इन करके किसी ने आपके कैलेंडर के लिए एक लिंक बनाया है। जिसके पास यह लिंक होगा, वह देख सकेगा कि आपकी क्लासें कब हैं।",
  when: "कब",
  not: "अगर यह आपने नहीं किया, तो उसे तुरंत बंद करें और नया पासवर्ड चुनें।",
  link: "आपका कैलेंडर",
};
