// English: 11de4f2c
import type * as english from "#mails/people/application-approved/messages.ts";

export const messages: typeof english.messages = {
  subject: "ट्यूटर बनने का आपका आवेदन मंज़ूर हो गया",
  text: (academy) => `अच्छी ख़बर: आपका आवेदन मंज़ूर हो गया है। ${academy} में आपका स्वागत है।`,
  next: "जैसे ही आपको कोई विद्यार्थी मिलेगा, हम आपको ईमेल करेंगे। फिर आप अपने डैशबोर्ड पर रिकॉर्डिंग, क्लासें, परीक्षाएँ और घोषणाएँ प्रकाशित कर सकेंगे।",
  link: "अपना डैशबोर्ड खोलें",
};
