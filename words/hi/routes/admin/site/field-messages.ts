// English: fb6d474a
import { enquiryDaysMark } from "#content/site/pages/policy.ts";
import { below } from "#routes/admin/site/field-paths.ts";
import type * as english from "#routes/admin/site/field-messages.ts";

type Words = Record<string, english.FieldWords>;

const smallMarkdown =
  "खाली पंक्ति से नया पैराग्राफ़ शुरू होता है। **मोटे अक्षर**, *तिरछे अक्षर*, [लिंक](https://…); - से शुरू होने वाली पंक्तियाँ सूची बन जाती हैं।";

const policyText = `${smallMarkdown} ${enquiryDaysMark} की जगह वह समय लिखा जाता है जिसके बाद पूछताछ हटा दी जाती है, जैसे 180 दिन।`;

const dayHint = "भारत के समय से उस दिन की शुरुआत से।";

const hours = (label: string, hint: string): Words => ({
  "": { label, hint, entry: (number) => `पंक्ति ${number}`, add: "पंक्ति जोड़ें" },
  ".*.days": { label: "दिन" },
  ".*.time": { label: "समय" },
});

const testimonials = (label: string): Words => ({
  "": { label, entry: (number) => `राय ${number}`, add: "राय जोड़ें" },
  ".*.quote": { label: "उनके शब्द" },
  ".*.name": { label: "नाम" },
  ".*.who": { label: "ये कौन हैं", hint: "जैसे: कक्षा 7 के विद्यार्थी की माता, वारंगल" },
  ".*.rating": { label: "रेटिंग, 1 से 5 तक" },
  ".*.leave": {
    label: "दिखाने की अनुमति",
    hint: "हर उस राय के लिए ज़रूरी है जो नमूना नहीं है। यह यहीं रहती है, बाहर नहीं दिखती।",
  },
  ".*.leave.by": { label: "किसने दी" },
  ".*.leave.on": { label: "किस तारीख़ को दी" },
});

const titled = (label: string): Words => ({
  "": { label },
  ".title": { label: "शीर्षक" },
  ".text": { label: "टेक्स्ट" },
});

const colours = (label: string): Words => ({
  "": { label },
  ".ground": { label: "पृष्ठभूमि" },
  ".surface": { label: "कार्ड और भरने के खाने" },
  ".sunken": { label: "गहरे हिस्से और पेज का निचला भाग" },
  ".text": { label: "टेक्स्ट" },
  ".muted": { label: "कम महत्व वाला टेक्स्ट" },
  ".brand": { label: "शीर्षक और बटन" },
  ".on-brand": { label: "बटन पर टेक्स्ट" },
  ".link": { label: "लिंक" },
  ".accent": { label: "ख़ास रंग" },
  ".on-accent": { label: "ख़ास रंग पर टेक्स्ट" },
});

export const fieldWords: typeof english.fieldWords = {
  "academy.name": { label: "नाम" },
  "academy.legalName": {
    label: "क़ानूनी नाम",
    hint: "जैसा शर्तों में और पेज के निचले भाग में लिखा जाता है।",
  },
  "academy.nameInTelugu": { label: "तेलुगु में नाम" },
  "academy.meaning": { label: "नाम का मतलब" },
  "academy.tagline": { label: "टैगलाइन" },
  "academy.email": { label: "ईमेल" },
  "academy.phone": {
    label: "फ़ोन",
    hint: "देश के कोड के साथ लिखें: कॉल और मैसेज इसी नंबर पर आते हैं।",
  },
  "academy.emailReply": { label: "ईमेल का जवाब कितने समय में", hint: "जैसे: 2-4 घंटे" },
  "academy.website": {
    label: "वेबसाइट का पता",
    hint: "अकादमी की साइट का पता, आख़िर में किसी पेज के नाम के बिना, जैसे https://www.academy.example",
  },
  "academy.address": { label: "डाक का पता" },
  "academy.address.street": { label: "मकान नंबर, गली या सड़क" },
  "academy.address.city": { label: "शहर या क़स्बा" },
  "academy.address.state": { label: "राज्य" },
  "academy.address.postcode": { label: "पिन कोड" },
  "academy.address.country": { label: "देश" },
  "academy.social": {
    label: "सोशल लिंक",
    entry: (number) => `लिंक ${number}`,
    add: "लिंक जोड़ें",
  },
  "academy.social.*.name": { label: "नाम" },
  "academy.social.*.href": { label: "लिंक" },
  logo: { label: "लोगो" },
  "logo.hash": { label: "फ़ाइल का पहचान-कोड" },
  "logo.width": { label: "चौड़ाई" },
  "logo.height": { label: "ऊँचाई" },
  "logo.hasName": { label: "नाम लोगो में ही है" },
  ...below("colours.light", colours("दिन में")),
  ...below("colours.dark", colours("रात में, डार्क मोड वाले डिवाइस पर")),
  ...below("hours.footer", hours("हर पेज के नीचे", "अकादमी कब खुली रहती है।")),
  ...below(
    "hours.support",
    hours(
      "संपर्क वाले पेज पर",
      "जवाब कब मिलता है। यहाँ कुछ भी लिखें, पूछताछ का जवाब देर से दिया गया या नहीं, यह मानक समय से ही तय होता है।",
    ),
  ),
  ...below("hours.classes", hours("सवालों में", "क्लासें कब होती हैं।")),
  announcements: {
    label: "होम पेज पर घोषणाएँ",
    entry: (number) => `घोषणा ${number}`,
    add: "घोषणा जोड़ें",
  },
  "announcements.*.text": { label: "टेक्स्ट", hint: smallMarkdown },
  "announcements.*.from": { label: "पहला दिन", hint: dayHint },
  "announcements.*.until": { label: "आख़िरी दिन", hint: "खाली हो तो: जब तक आप न हटाएँ।" },
  "about.title": { label: "शीर्षक" },
  "about.text": { label: "टेक्स्ट" },
  ...below("about.mission", titled("उद्देश्य")),
  ...below("about.vision", titled("भविष्य का सपना")),
  "about.story": { label: "आपकी कहानी" },
  "about.story.title": { label: "शीर्षक" },
  "about.story.paragraphs": { label: "टेक्स्ट", hint: smallMarkdown },
  "about.numbers": { label: "संख्याएँ" },
  "about.numbers.title": { label: "शीर्षक" },
  "about.numbers.students": {
    label: "पहली संख्या",
    hint: "500+ की तरह सिर्फ़ संख्या और प्लस का निशान लिखें, तो पेज पर वह गिनती की तरह बढ़ती हुई दिखती है।",
  },
  "about.numbers.students.text": { label: "संख्या" },
  "about.numbers.students.label": { label: "किसकी संख्या" },
  "about.numbers.stats": {
    label: "और संख्याएँ",
    entry: (number) => `संख्या ${number + 1}`,
    add: "संख्या जोड़ें",
  },
  "about.numbers.stats.*.text": { label: "संख्या" },
  "about.numbers.stats.*.label": { label: "किसकी संख्या" },
  "about.features": { label: "आपका तरीक़ा" },
  "about.features.title": { label: "शीर्षक" },
  "about.features.items": {
    label: "मुख्य बातें",
    entry: (number) => `मुख्य बात ${number}`,
    add: "मुख्य बात जोड़ें",
  },
  "about.features.items.*.title": { label: "शीर्षक" },
  "about.features.items.*.text": { label: "टेक्स्ट" },
  "about.team": { label: "आपकी टीम" },
  "about.team.title": { label: "शीर्षक" },
  "about.team.people": {
    label: "लोग",
    entry: (number) => `व्यक्ति ${number}`,
    add: "व्यक्ति जोड़ें",
  },
  "about.team.people.*.name": { label: "नाम" },
  "about.team.people.*.initials": { label: "नाम के पहले अक्षर" },
  "about.team.people.*.role": { label: "पद" },
  "about.team.people.*.text": { label: "टेक्स्ट" },
  ...below("testimonials.home", testimonials("होम पेज पर")),
  ...below("testimonials.demo", testimonials("डेमो पेज पर")),
  questions: {
    label: "सवाल",
    entry: (number) => `सवाल ${number}`,
    add: "सवाल जोड़ें",
  },
  "questions.*.question": { label: "सवाल" },
  "questions.*.answer": { label: "जवाब", hint: smallMarkdown },
  "questions.*.link": { label: "जवाब के नीचे लिंक", hint: "खाली भी रह सकता है।" },
  "questions.*.link.label": { label: "लिंक पर लिखे शब्द" },
  "questions.*.link.href": { label: "कहाँ ले जाता है", hint: "जैसे /demo या https://…" },
  "policies.*.title": { label: "शीर्षक" },
  "policies.*.lead": { label: "शीर्षक के नीचे का टेक्स्ट" },
  "policies.*.isDraft": { label: "अभी ड्राफ़्ट है: पेज के ऊपर इसका निशान दिखता है" },
  "policies.*.sections": {
    label: "भाग",
    entry: (number) => `भाग ${number}`,
    add: "भाग जोड़ें",
  },
  "policies.*.sections.*.title": { label: "शीर्षक" },
  "policies.*.sections.*.paragraphs": { label: "टेक्स्ट", hint: policyText },
  "subjects.*.title": { label: "शीर्षक" },
  "subjects.*.lead": { label: "शीर्षक के नीचे का टेक्स्ट" },
  "subjects.*.card": { label: "इस पेज पर लाने वाले कार्ड का वाक्य" },
  "subjects.*.paragraphs": { label: "आप कैसे पढ़ाते हैं", hint: smallMarkdown },
  "subjects.*.levels": { label: "आप क्या-क्या पढ़ाते हैं" },
  "subjects.*.levels.title": { label: "शीर्षक" },
  "subjects.*.levels.items": {
    label: "स्तर",
    entry: (number) => `स्तर ${number}`,
    add: "स्तर जोड़ें",
  },
  "subjects.*.levels.items.*.name": { label: "नाम" },
  "subjects.*.levels.items.*.text": { label: "टेक्स्ट" },
};

export const offerWords: typeof english.offerWords = (colour, ratio) =>
  `पढ़ने लायक सबसे क़रीबी रंग लें: ${colour}, कंट्रास्ट ${ratio}:1`;

export const fieldProblems: typeof english.fieldProblems = {
  missing: "कृपया इसे भरें।",
  "too-long": "यह बहुत लंबा है।",
  "too-many": "ये बहुत ज़्यादा हैं।",
  "too-few": "कम से कम एक ज़रूरी है।",
  "no-email": "यह ईमेल पता नहीं है।",
  "no-phone": "यह फ़ोन नंबर नहीं है।",
  "no-origin":
    "कृपया अकादमी की वेबसाइट का पता https://www.academy.example की तरह लिखें, आख़िर में किसी पेज के नाम के बिना।",
  "no-web-address": "कृपया ऐसा वेब पता लिखें जो https:// से शुरू हो",
  "no-link": "कृपया https:// से शुरू होने वाला वेब पता, या इसी साइट का पेज लिखें, जैसे /demo",
  "no-day": "ऐसी कोई तारीख़ नहीं है। कृपया जाँच लें।",
  "no-colour": "यह रंग नहीं है।",
  "unreadable-on-ground":
    "पृष्ठभूमि पर इस रंग के अक्षर पढ़े नहीं जाते: कंट्रास्ट 4.5:1 होना चाहिए। कुछ गहरा या हल्का रंग चुनें।",
  "unreadable-on-surface":
    "कार्ड और भरने के खानों पर इस रंग के अक्षर पढ़े नहीं जाते: कंट्रास्ट 4.5:1 होना चाहिए। कुछ गहरा या हल्का रंग चुनें।",
  "unreadable-on-sunken":
    "गहरे हिस्सों पर इस रंग के अक्षर पढ़े नहीं जाते: कंट्रास्ट 4.5:1 होना चाहिए। कुछ गहरा या हल्का रंग चुनें।",
  "unreadable-on-brand":
    "शीर्षक और बटन के रंग पर इस रंग के अक्षर पढ़े नहीं जाते: कंट्रास्ट 4.5:1 होना चाहिए। कुछ गहरा या हल्का रंग चुनें।",
  "unreadable-on-accent":
    "ख़ास रंग पर इस रंग के अक्षर पढ़े नहीं जाते: कंट्रास्ट 4.5:1 होना चाहिए। कुछ गहरा या हल्का रंग चुनें।",
  "unreadable-notices": "इस रंग पर संदेश पढ़े नहीं जाते। मानक रंग से ज़्यादा मिलता-जुलता रंग चुनें।",
  "no-number": "कृपया एक संख्या चुनें।",
  "no-leave": "कृपया बताएँ कि इसे दिखाने की अनुमति किसने और किस तारीख़ को दी।",
  "too-many-marks":
    "यह टेक्स्ट दिखाया नहीं जा सकता: इसमें *, _ या - जैसे चिह्न या पैराग्राफ़ बहुत ज़्यादा हैं, या चिह्नों के अंदर चिह्न हैं। कृपया कम चिह्न लगाएँ या टेक्स्ट छोटा करें।",
  "ends-before-start": "आख़िरी दिन पहले दिन से पहले है।",
  damaged: "कृपया इसे जाँच लें।",
};
