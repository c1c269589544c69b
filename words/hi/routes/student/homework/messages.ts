// English: 88582866
import { photoBytes, photosOfAnswer, photosOfWeek } from "#domain/homework/photo.ts";
import { homeworkLimits } from "#domain/homework/homework.ts";
import type * as english from "#routes/student/homework/messages.ts";

const marked = "आपके ट्यूटर ने इसे जाँच लिया है। अब इसे बदला नहीं जा सकता।";

export const messages: typeof english.messages = {
  answerText: "आपका जवाब",
  answerHint: "लिखा हुआ जवाब, फ़ोटो या दोनों।",
  handIn: "जमा करें",
  change: "जवाब बदलें",
  sending: "भेजा जा रहा है...",
  isMarked: marked,
  photos: "फ़ोटो",
  addPhoto: "फ़ोटो जोड़ें",
  addOne: "फ़ोटो जोड़ें",
  choosePhoto: "एक फ़ोटो (JPEG, PNG या WebP, 5 MB तक)",
  photosHint: (number) => `${photosOfAnswer} में से ${number} फ़ोटो`,
  progress: (name, percent) => `${name}: ${percent} %`,
  failed: (name, why) => `${name}: ${why}`,
  remove: "निकालें",
  removing: "निकाली जा रही है...",
  back: "कोर्स पर वापस जाएँ",
  needsBirthDate: "जन्म की तारीख़ बताने के बाद आप फ़ोटो भेज सकते हैं।",
  needsGuardian: "माता-पिता या अभिभावक की हाँ के बाद फ़ोटो भेजी जा सकती हैं। बताइए कि वे कौन हैं।",
  needsConsent:
    "आपके माता-पिता या अभिभावक की हाँ के बाद फ़ोटो भेजी जा सकती हैं। उनसे ईमेल में पूछा जाता है। तब तक आप लिखकर जवाब जमा कर सकते हैं।",
  toGuardian: "अभिभावक का पेज खोलें",
  refusals: {
    heic: "आपके फ़ोन ने HEIC फ़ाइल बनाई है, जो हर जगह नहीं दिखती। फ़ोन पर ही इस बटन से फ़ोटो चुनें, या कैमरे को “Most Compatible” (JPEG) पर रखें।",
    "no-photo": "यह फ़ोटो नहीं है। JPEG, PNG और WebP भेजी जा सकती हैं।",
    "photo-too-large": `यह फ़ोटो बहुत बड़ी है। ${photoBytes / 1024 / 1024} MB और 50 मेगापिक्सेल तक हो सकती है।`,
    unreadable: "यह फ़ोटो ख़राब है और खुल नहीं रही। एक बार फिर खींचें।",
    busy: "अभी बहुत फ़ोटो आ रही हैं। एक मिनट बाद कोशिश करें।",
    "not-allowed": "पहले अभिभावक को फ़ोटो के लिए हाँ कहनी होगी।",
    closed: marked,
    "answer-full": `एक जवाब में ${photosOfAnswer} फ़ोटो हो सकती हैं। और जोड़ने के लिए एक निकालें।`,
    "week-full": `आपने सात दिन में ${photosOfWeek} फ़ोटो जोड़ी हैं। बाद में और जोड़ सकते हैं।`,
    invalid: "कृपया एक फ़ोटो चुनें।",
    unreachable: "नेटवर्क बहुत देर से नहीं है। फ़ोटो फिर से चुनें।",
    gone: "यह होमवर्क अब नहीं खुल सकता।",
  },
  problems: {
    "answer-missing": "जवाब लिखें या फ़ोटो जोड़ें।",
    "answer-too-long": `जवाब में ${homeworkLimits.answer.toLocaleString("en-IN")} अक्षर हो सकते हैं।`,
    closed: marked,
  },
};
