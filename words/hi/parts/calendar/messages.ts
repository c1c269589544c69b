// English: a39c7ca5
import type * as english from "#parts/calendar/messages.ts";

export const messages: typeof english.messages = {
  title: "आपके कैलेंडर में आपकी क्लासें",
  intro: "अपनी क्लासें Google Calendar में या अपने फ़ोन के कैलेंडर में देखें। समय बदलने पर वे भी बदल जाती हैं।",
  since: (date) =>
    `आपके कैलेंडर का लिंक ${date} से है। अगर वह खो गया है, तो नया बनाएँ। पुराना तुरंत काम करना बंद कर देगा।`,
  lastRead: (day, times) => `किसी कैलेंडर ऐप ने इसे आख़िरी बार ${day} को खोला; अब तक कुल ${times}।`,
  neverRead: "अभी किसी कैलेंडर ने इसका इस्तेमाल नहीं किया है।",
  make: "कैलेंडर का लिंक पाएँ",
  makeNew: "नया लिंक बनाएँ",
  revoke: "इसे बंद करें",
};
