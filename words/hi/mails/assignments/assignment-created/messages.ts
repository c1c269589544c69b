// English: 91d93a27
import type * as english from "#mails/assignments/assignment-created/messages.ts";

export const messages: typeof english.messages = {
  student: {
    other: "ट्यूटर",
    subject: (subject) => `आपका ${subject} कोर्स तैयार है`,
    text: "आपको ट्यूटर मिल गए हैं। आपका नया कोर्स:",
    next: "आपके ट्यूटर जो क्लासें, रिकॉर्डिंग और परीक्षाएँ प्रकाशित करेंगे, वे सब वहीं दिखेंगे।",
    link: "कोर्स खोलें",
  },
  tutor: {
    other: "विद्यार्थी",
    subject: (subject) => `${subject} में आपके लिए नया विद्यार्थी`,
    text: "आपको एक नया विद्यार्थी मिला है:",
    next: "कृपया उनके साथ पहली क्लास जल्दी तय करें।",
    link: "विद्यार्थी की जानकारी देखें",
  },
};
