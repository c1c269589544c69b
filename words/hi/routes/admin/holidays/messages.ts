// English: bd3e6773
import type * as english from "#routes/admin/holidays/messages.ts";

export const messages: typeof english.messages = {
  title: "छुट्टियाँ",
  text: "इन दिनों पूरी अकादमी में पढ़ाई नहीं होती: इन पर क्लास रखने वाले को चेतावनी दिखती है। जो क्लासें पहले से तय हैं, वे तय ही रहती हैं।",
  years: "साल",
  own: (year) => `${year} में अकादमी की छुट्टियाँ`,
  none: "अभी कोई छुट्टी नहीं।",
  remove: "हटाएँ",
  removed: "हटा दी गई।",
  public: (year) => `${year} में तेलंगाना की सरकारी छुट्टियाँ`,
  publicText:
    "जिन पर “पुष्टि बाकी” लिखा है, वे चाँद के हिसाब से बदलती हैं या हर साल घोषित होती हैं: उन्हें सरकार की सूची से मिलाएँ और एक-एक करके शामिल करें।",
  allAccepted: "सभी शामिल की जा चुकी हैं।",
  noFile: "इस साल की सूची नहीं है। छुट्टियाँ नीचे जोड़ें।",
  unconfirmed: "पुष्टि बाकी",
  accept: "शामिल करें",
  accepted: "शामिल कर ली गई।",
  acceptFixed: "तय तारीख़ वाली सभी शामिल करें",
  add: "छुट्टी जोड़ें",
  adding: "जोड़ी जा रही है...",
  day: "दिन",
  name: "नाम",
  taken: "उस दिन पहले से छुट्टी है।",
  planned: (number) => `इस दिन अब भी ${number} ${number === 1 ? "क्लास तय है" : "क्लासें तय हैं"}:`,
  deal: "उन्हें बदलें या रद्द करें",
  lessonsOn: (day) => `अकादमी की छुट्टी के दिन की क्लासें, ${day}`,
  lesson: (student, tutor, time) =>
    tutor === "" ? `${student}, ${time}` : `${student}, ट्यूटर: ${tutor}, ${time}`,
  more: (number) => `और ${number}`,
};

export const holidayProblems: typeof english.holidayProblems = (year) => ({
  "day-missing": "कृपया दिन भरें।",
  "no-such-day": "ऐसा कोई दिन नहीं है। कृपया जाँच लें।",
  "other-year": `वह दिन ${year} में नहीं है।`,
  "name-missing": "कृपया नाम भरें।",
  "too-long": "वह नाम बहुत लंबा है।",
});
