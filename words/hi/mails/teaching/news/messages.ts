// English: 9c2346ed
import type * as english from "#mails/teaching/news/messages.ts";

export const messages: typeof english.messages = {
  subject: (count) => (count === 1 ? "आपके कोर्सों में कुछ नया" : `आपके कोर्सों में ${count} नई चीज़ें`),
  text: "आपके ट्यूटर ने कुछ नया प्रकाशित किया है:",
  title: (subject, tutor) => `${subject}, ${tutor} के साथ`,
  line: (kind, title, times) => [`${kind}: ${title}`, ...times].join(", "),
  kinds: {
    recording: "रिकॉर्डिंग",
    "live-session": "क्लास",
    exam: "परीक्षा",
    announcement: "घोषणा",
  },
  course: "कोर्स खोलें",
  dashboard: "अपना डैशबोर्ड खोलें",
};
