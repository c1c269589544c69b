// English: 7736465f
import { count } from "#content/shared/count.ts";
import { maxChapterName, maxChapters } from "#domain/teaching/chapter-list.ts";
import type * as english from "#routes/admin/syllabus/messages.ts";

export const messages: typeof english.messages = {
  title: "सिलेबस",
  text: "वे अध्याय जिन पर ट्यूटर अपनी रिपोर्ट में निशान लगाते हैं और जो परिवारों को प्रगति वाले पेज पर दिखते हैं।",
  class: "कक्षा",
  subject: "विषय",
  choose: "चुनें",
  show: "अध्याय दिखाएँ",
  chapters: "अध्याय, हर पंक्ति में एक",
  hint: `${maxChapters} अध्याय तक। जो रिपोर्ट भेजी जा चुकी हैं, उनमें वही नाम रहते हैं जिनके साथ वे भेजी गई थीं।`,
  otherNames: "अपने अध्याय का तेलुगु और हिन्दी नाम भी उसी पंक्ति में लिख सकते हैं। मानक अध्यायों के ये नाम पहले से हैं।",
  withoutName: { te: "जिनका तेलुगु नाम नहीं है", hi: "जिनका हिन्दी नाम नहीं है" },
  firstName: "उस भाषा में पढ़ने वाले परिवारों को पंक्ति का पहला नाम दिखता है।",
  allNamed: "हर अध्याय का तेलुगु और हिन्दी नाम है।",
  save: "अध्याय सेव करें",
  saving: "सेव हो रहा है...",
  reset: "मानक सूची लगाएँ",
  own: "आपकी अपनी सूची",
  standard: "मानक सूची",
  none: "इस कक्षा और विषय के लिए कोई मानक सूची नहीं है। जब तक आप सूची नहीं जोड़ते, ट्यूटर अपने शब्दों में लिखते हैं कि क्या पढ़ाया।",
  number: (chapters) => count(chapters, "अध्याय", "अध्याय"),
  ownLists: "आपकी अपनी सूचियाँ",
  noOwnLists: "अभी कोई नहीं: हर कक्षा और विषय में मानक सूची ही चलती है।",
  listName: (subject, className) => `${subject}, ${className}`,
  notChosen: "कृपया कक्षा और विषय चुनें।",
};

export const problems: typeof english.problems = {
  "no-chapters": () => "कृपया कम से कम एक अध्याय लिखें, या मानक सूची लगाएँ।",
  "too-many": () => `कृपया ${maxChapters} से ज़्यादा अध्याय न लिखें।`,
  "no-name": (line) => `इस पंक्ति में बाकी नामों से पहले अंग्रेज़ी नाम नहीं है: ${line}`,
  "too-many-names": (line) => `इस पंक्ति में तीन से ज़्यादा नाम हैं: ${line}`,
  "too-long": (name) => `इस नाम में ${maxChapterName} से ज़्यादा अक्षर हैं: ${name}`,
  "hidden-characters": (name) => `इस नाम में छिपे हुए अक्षर हैं। कृपया इसे फिर से टाइप करें: ${name}`,
  "not-te": (name) => `पंक्ति का दूसरा नाम तेलुगु अक्षरों में होता है। यह नहीं है: ${name}`,
  "not-hi": (name) => `पंक्ति का तीसरा नाम हिन्दी अक्षरों में होता है। यह नहीं है: ${name}`,
  repeated: (chapter) => `यह अध्याय सूची में दो बार है: ${chapter}`,
  "same-name": (name) => `दो अध्यायों का यही नाम है: ${name}`,
};
