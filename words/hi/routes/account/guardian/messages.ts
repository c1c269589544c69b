// English: e0a389ea
import { studentAges } from "#domain/people/birth-date.ts";
import { consentReminderDays } from "#domain/guardians/guardian.ts";
import { guardianWords } from "#parts/guardians/messages.ts";
import { relationWords } from "#parts/account/relation-messages.ts";
import type * as english from "#routes/account/guardian/messages.ts";

export const messages: typeof english.messages = {
  ...guardianWords,
  pageTitle: "आपके अभिभावक",
  cancel: "रहने दें",
  change: "बदलें",
  saving: "सेव हो रहा है...",
  birthDateTitle: "आपका जन्म कब हुआ?",
  birthDateWhy:
    "अगर आपकी उम्र 18 साल से कम है, तो हम आपके माता-पिता या अभिभावक से पूछते हैं कि क्या वे इस बात से सहमत हैं कि आपकी क्लास के लिए ज़रूरी जानकारी हम रखें। तब तक आपके कोर्स चलते रहेंगे।",
  noBirthDate: "आपने अभी हमें नहीं बताया है।",
  tellBirthDate: "हमें बताएँ",
  lockedBirthDate: (email) =>
    `आपके अभिभावक आपकी ओर से जवाब दे चुके हैं, इसलिए इसे यहाँ नहीं बदला जा सकता। अगर यह ग़लत है, तो ${email} पर लिखें।`,
  guardian: "अभिभावक",
  guardianWhy: `हम उन्हें ईमेल से एक लिंक भेजते हैं और ${consentReminderDays} दिन बाद एक बार याद दिलाते हैं। वे पढ़ते हैं कि हम आपके बारे में क्या रखते हैं, और हाँ या ना कहते हैं। हाँ कहने के बाद वे आपकी अगली क्लासें, रिकॉर्डिंग, घोषणाएँ और ट्यूटर देख सकते हैं।`,
  replaces: "आपने पहले जिन अभिभावक का नाम दिया था, उनकी जगह ये होंगे। पहले वाला लिंक बंद हो जाएगा।",
  noGuardian: "आपने अभी किसी अभिभावक का नाम नहीं बताया है।",
  notNeeded: "आपकी उम्र 18 साल या उससे ज़्यादा है, इसलिए यहाँ अभिभावक की ज़रूरत नहीं है।",
  ageFirst: "पहले हमें बताएँ कि आपका जन्म कब हुआ।",
  disowned: "उस पते वाले व्यक्ति कहते हैं कि वे आपके अभिभावक नहीं हैं। कृपया पता जाँचकर दोबारा कोशिश करें।",
  guardianName: "उनका नाम",
  relation: "वे आपके कौन हैं",
  chooseRelation: "चुनें",
  relations: relationWords,
  email: "उनका ईमेल",
  emailHint: "लिंक हम वहीं भेजेंगे। कृपया ऐसा पता दें जिसे सिर्फ़ वही पढ़ते हों।",
  phone: "उनका फ़ोन",
  optional: "ज़रूरी नहीं",
  send: "लिंक भेजें",
  sending: "भेजा जा रहा है...",
  consent: "जवाब",
  on: (date) => `${date} से`,
  pageRead: (day, times) => `उनका पेज पिछली बार ${day} खोला गया, कुल ${times}।`,
  pageNeverRead: "उन्होंने अभी अपना पेज नहीं खोला है।",
  changeByAdmin: (email) => `किसी और का नाम देने के लिए ${email} पर लिखें।`,
  proveFirst:
    "कृपया पहले अपने ईमेल पते की पुष्टि करें, उस लिंक से जो हमने ईमेल में भेजा है, ताकि आपकी जगह कोई और अभिभावक का नाम न दे सके।",
  endUnproved:
    "हम पक्का नहीं कह सकते कि ये आपके अभिभावक हैं: इन्होंने जवाब नहीं दिया है, या इनका नाम आपके ईमेल पते की पुष्टि से पहले दिया गया था। आप इनकी पहुँच बंद कर सकते हैं।",
  endText: "अब आपकी उम्र 18 साल या उससे ज़्यादा है। आप अपनी क्लास तक अपने अभिभावक की पहुँच बंद कर सकते हैं।",
  end: "उनकी पहुँच बंद करें",
  limited: "आज हम जितने ईमेल भेज सकते थे, भेज चुके हैं। कृपया कल दोबारा कोशिश करें।",
  refused: "इसे अब नहीं बदला जा सकता। कृपया मौजूदा जानकारी देखें।",
};

export const birthDateProblems: typeof english.birthDateProblems = {
  "date-missing": "कृपया दिन, महीना और साल भरें।",
  "no-such-day": "ऐसी कोई तारीख़ नहीं है। कृपया दिन, महीना और साल जाँच लें।",
  "too-young": `विद्यार्थी कम से कम ${studentAges.youngest} साल के होते हैं। कृपया साल जाँच लें।`,
  "too-old": "कृपया साल जाँच लें।",
};

export const guardianProblems: typeof english.guardianProblems = {
  "required-missing": "कृपया सभी ज़रूरी जानकारी भरें।",
  "relation-missing": "कृपया चुनें कि वे आपके कौन हैं।",
  "email-invalid": "कृपया सही ईमेल पता लिखें।",
  "name-invalid": "कृपया नाम बिना लिंक और बिना छिपे अक्षरों के लिखें, और बिंदु के बाद एक खाली जगह छोड़ें।",
  "too-long": "यह बहुत लंबा है।",
};

export const notices: typeof english.notices = {
  "birth-date-set": "धन्यवाद। आपके जन्म की तारीख़ सेव हो गई है।",
  "guardian-named": "आपके अभिभावक को लिंक भेजा जा रहा है।",
  "guardian-ended": "आपके अभिभावक की पहुँच बंद हो गई है।",
};
