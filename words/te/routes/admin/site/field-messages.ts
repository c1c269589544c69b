// English: fb6d474a
import { enquiryDaysMark } from "#content/site/pages/policy.ts";
import { below } from "#routes/admin/site/field-paths.ts";
import type * as english from "#routes/admin/site/field-messages.ts";

type Words = Record<string, english.FieldWords>;

const smallMarkdown =
  "ఖాళీ వరుస కొత్త పేరాను మొదలుపెడుతుంది. **మందమైన అక్షరాలు**, *వాలు అక్షరాలు*, [లింక్](https://…); - తో మొదలయ్యే వరుసలు జాబితా అవుతాయి.";

const policyText = `${smallMarkdown} ${enquiryDaysMark} అని రాసిన చోట, ఎంక్వైరీలను ఎంత కాలం తర్వాత తొలగిస్తామో ఆ గడువు కనిపిస్తుంది, ఉదాహరణకు 180 రోజులు.`;

const dayHint = "భారతదేశ సమయం ప్రకారం ఆ రోజు మొదలైనప్పటి నుంచి.";

const hours = (label: string, hint: string): Words => ({
  "": { label, hint, entry: (number) => `వరుస ${number}`, add: "వరుస జోడించండి" },
  ".*.days": { label: "రోజులు" },
  ".*.time": { label: "సమయం" },
});

const testimonials = (label: string): Words => ({
  "": { label, entry: (number) => `అభిప్రాయం ${number}`, add: "అభిప్రాయం జోడించండి" },
  ".*.quote": { label: "మాటలు" },
  ".*.name": { label: "పేరు" },
  ".*.who": { label: "ఎవరు", hint: "ఉదాహరణకు: 7వ తరగతి విద్యార్థి తల్లి, వరంగల్" },
  ".*.rating": { label: "రేటింగ్, 1 నుంచి 5 వరకు" },
  ".*.leave": {
    label: "ప్రచురించడానికి అనుమతి",
    hint: "నమూనా కాని ప్రతి అభిప్రాయానికీ ఇది అవసరం. ఇది ఇక్కడ మాత్రమే ఉంటుంది, బయట కనిపించదు.",
  },
  ".*.leave.by": { label: "ఇచ్చినవారు" },
  ".*.leave.on": { label: "ఇచ్చిన తేదీ" },
});

const titled = (label: string): Words => ({
  "": { label },
  ".title": { label: "శీర్షిక" },
  ".text": { label: "పాఠ్యం" },
});

const colours = (label: string): Words => ({
  "": { label },
  ".ground": { label: "నేపథ్యం" },
  ".surface": { label: "కార్డులు, నింపే గడులు" },
  ".sunken": { label: "ముదురు భాగాలు, పేజీ అడుగు భాగం" },
  ".text": { label: "అక్షరాలు" },
  ".muted": { label: "తక్కువ ముఖ్యమైన అక్షరాలు" },
  ".brand": { label: "శీర్షికలు, బటన్లు" },
  ".on-brand": { label: "బటన్ల మీద అక్షరాలు" },
  ".link": { label: "లింక్‌లు" },
  ".accent": { label: "ప్రత్యేక రంగు" },
  ".on-accent": { label: "ప్రత్యేక రంగు మీద అక్షరాలు" },
});

export const fieldWords: typeof english.fieldWords = {
  "academy.name": { label: "పేరు" },
  "academy.legalName": {
    label: "చట్టపరమైన పేరు",
    hint: "నిబంధనల్లో, పేజీ అడుగు భాగంలో రాసే విధంగా.",
  },
  "academy.nameInTelugu": { label: "తెలుగులో పేరు" },
  "academy.meaning": { label: "పేరుకు అర్థం" },
  "academy.tagline": { label: "ట్యాగ్‌లైన్" },
  "academy.email": { label: "ఈమెయిల్" },
  "academy.phone": {
    label: "ఫోన్",
    hint: "దేశం కోడ్‌తో రాయండి: కాల్స్, మెసేజ్‌లు ఈ నంబర్‌కే వస్తాయి.",
  },
  "academy.emailReply": {
    label: "ఈమెయిల్‌కు జవాబు ఇవ్వడానికి పట్టే సమయం",
    hint: "ఉదాహరణకు: 2-4 గంటలు",
  },
  "academy.website": {
    label: "వెబ్‌సైట్ అడ్రస్",
    hint: "అకాడమీ సైట్ అడ్రస్, చివర పేజీ పేరు లేకుండా, ఉదాహరణకు https://www.academy.example",
  },
  "academy.address": { label: "పోస్టల్ చిరునామా" },
  "academy.address.street": { label: "వీధి" },
  "academy.address.city": { label: "ఊరు లేదా నగరం" },
  "academy.address.state": { label: "రాష్ట్రం" },
  "academy.address.postcode": { label: "పిన్ కోడ్" },
  "academy.address.country": { label: "దేశం" },
  "academy.social": {
    label: "సోషల్ లింక్‌లు",
    entry: (number) => `లింక్ ${number}`,
    add: "లింక్ జోడించండి",
  },
  "academy.social.*.name": { label: "పేరు" },
  "academy.social.*.href": { label: "లింక్ అడ్రస్" },
  logo: { label: "లోగో" },
  "logo.hash": { label: "ఫైల్ గుర్తింపు సంకేతం" },
  "logo.width": { label: "వెడల్పు" },
  "logo.height": { label: "ఎత్తు" },
  "logo.hasName": { label: "పేరు లోగోలోనే ఉంది" },
  ...below("colours.light", colours("పగలు")),
  ...below("colours.dark", colours("రాత్రి, డార్క్ మోడ్‌లో ఉన్న పరికరాల్లో")),
  ...below("hours.footer", hours("ప్రతి పేజీ అడుగున", "అకాడమీ తెరిచి ఉండే వేళలు.")),
  ...below(
    "hours.support",
    hours(
      "సంప్రదించే పేజీలో",
      "ఎవరైనా జవాబు ఇచ్చే వేళలు. ఇక్కడ ఏమి రాసినా, ఎంక్వైరీ ఆలస్యమైందా అన్నది ప్రామాణిక పని వేళలను బట్టే లెక్కిస్తాం.",
    ),
  ),
  ...below("hours.classes", hours("ప్రశ్నల్లో", "క్లాసులు జరిగే వేళలు.")),
  announcements: {
    label: "హోమ్ పేజీలో ప్రకటనలు",
    entry: (number) => `ప్రకటన ${number}`,
    add: "ప్రకటన జోడించండి",
  },
  "announcements.*.text": { label: "పాఠ్యం", hint: smallMarkdown },
  "announcements.*.from": { label: "మొదటి రోజు", hint: dayHint },
  "announcements.*.until": { label: "చివరి రోజు", hint: "ఖాళీగా ఉంటే: మీరు తీసేసే వరకు." },
  "about.title": { label: "శీర్షిక" },
  "about.text": { label: "పాఠ్యం" },
  ...below("about.mission", titled("లక్ష్యం")),
  ...below("about.vision", titled("ఆశయం")),
  "about.story": { label: "మీ కథ" },
  "about.story.title": { label: "శీర్షిక" },
  "about.story.paragraphs": { label: "పాఠ్యం", hint: smallMarkdown },
  "about.numbers": { label: "సంఖ్యలు" },
  "about.numbers.title": { label: "శీర్షిక" },
  "about.numbers.students": {
    label: "మొదటి సంఖ్య",
    hint: "500+ లాగా సంఖ్య, ప్లస్ గుర్తు మాత్రమే రాస్తే, పేజీలో అది సున్నా నుంచి పెరుగుతూ కనిపిస్తుంది.",
  },
  "about.numbers.students.text": { label: "సంఖ్య" },
  "about.numbers.students.label": { label: "దేని సంఖ్య" },
  "about.numbers.stats": {
    label: "మరిన్ని సంఖ్యలు",
    entry: (number) => `సంఖ్య ${number + 1}`,
    add: "సంఖ్య జోడించండి",
  },
  "about.numbers.stats.*.text": { label: "సంఖ్య" },
  "about.numbers.stats.*.label": { label: "దేని సంఖ్య" },
  "about.features": { label: "మీ బోధన పద్ధతి" },
  "about.features.title": { label: "శీర్షిక" },
  "about.features.items": {
    label: "అంశాలు",
    entry: (number) => `అంశం ${number}`,
    add: "అంశం జోడించండి",
  },
  "about.features.items.*.title": { label: "శీర్షిక" },
  "about.features.items.*.text": { label: "పాఠ్యం" },
  "about.team": { label: "మీ బృందం" },
  "about.team.title": { label: "శీర్షిక" },
  "about.team.people": {
    label: "వ్యక్తులు",
    entry: (number) => `వ్యక్తి ${number}`,
    add: "వ్యక్తిని జోడించండి",
  },
  "about.team.people.*.name": { label: "పేరు" },
  "about.team.people.*.initials": { label: "పొడి అక్షరాలు" },
  "about.team.people.*.role": { label: "హోదా" },
  "about.team.people.*.text": { label: "పాఠ్యం" },
  ...below("testimonials.home", testimonials("హోమ్ పేజీలో")),
  ...below("testimonials.demo", testimonials("డెమో పేజీలో")),
  questions: {
    label: "ప్రశ్నలు",
    entry: (number) => `ప్రశ్న ${number}`,
    add: "ప్రశ్న జోడించండి",
  },
  "questions.*.question": { label: "ప్రశ్న" },
  "questions.*.answer": { label: "జవాబు", hint: smallMarkdown },
  "questions.*.link": { label: "జవాబు కింద లింక్", hint: "ఖాళీగా వదిలేయవచ్చు." },
  "questions.*.link.label": { label: "లింక్‌పై కనిపించే మాటలు" },
  "questions.*.link.href": {
    label: "ఎక్కడికి తీసుకెళ్తుంది",
    hint: "ఉదాహరణకు /demo లేదా https://…",
  },
  "policies.*.title": { label: "శీర్షిక" },
  "policies.*.lead": { label: "శీర్షిక కింద పాఠ్యం" },
  "policies.*.isDraft": { label: "ఇంకా డ్రాఫ్టే: పేజీ పైన ఆ గుర్తు కనిపిస్తుంది" },
  "policies.*.sections": {
    label: "విభాగాలు",
    entry: (number) => `విభాగం ${number}`,
    add: "విభాగం జోడించండి",
  },
  "policies.*.sections.*.title": { label: "శీర్షిక" },
  "policies.*.sections.*.paragraphs": { label: "పాఠ్యం", hint: policyText },
  "subjects.*.title": { label: "శీర్షిక" },
  "subjects.*.lead": { label: "శీర్షిక కింద పాఠ్యం" },
  "subjects.*.card": { label: "ఈ పేజీకి తీసుకొచ్చే కార్డ్‌పై వాక్యం" },
  "subjects.*.paragraphs": { label: "ఎలా బోధిస్తారు", hint: smallMarkdown },
  "subjects.*.levels": { label: "ఏమేం బోధిస్తారు" },
  "subjects.*.levels.title": { label: "శీర్షిక" },
  "subjects.*.levels.items": {
    label: "స్థాయులు",
    entry: (number) => `స్థాయి ${number}`,
    add: "స్థాయి జోడించండి",
  },
  "subjects.*.levels.items.*.name": { label: "పేరు" },
  "subjects.*.levels.items.*.text": { label: "పాఠ్యం" },
};

export const offerWords: typeof english.offerWords = (colour, ratio) =>
  `చదవగలిగే దగ్గరి రంగు వాడండి: ${colour}, కాంట్రాస్ట్ ${ratio}:1`;

export const fieldProblems: typeof english.fieldProblems = {
  missing: "దయచేసి ఇది నింపండి.",
  "too-long": "ఈ పాఠ్యం చాలా పొడవుగా ఉంది.",
  "too-many": "మరీ ఎక్కువ ఉన్నాయి.",
  "too-few": "కనీసం ఒకటి కావాలి.",
  "no-email": "ఇది ఈమెయిల్ అడ్రస్ కాదు.",
  "no-phone": "ఇది ఫోన్ నంబర్ కాదు.",
  "no-origin": "దయచేసి https://www.academy.example లాగా అకాడమీ వెబ్‌సైట్ అడ్రస్ రాయండి, చివర పేజీ పేరు లేకుండా.",
  "no-web-address": "దయచేసి https:// తో మొదలయ్యే అడ్రస్ రాయండి",
  "no-link": "దయచేసి https:// తో మొదలయ్యే అడ్రస్, లేదా /demo లాంటి ఈ సైట్ పేజీ రాయండి",
  "no-day": "అలాంటి తేదీ లేదు. దయచేసి సరిచూసుకోండి.",
  "no-colour": "ఇది రంగు కాదు.",
  "unreadable-on-ground":
    "నేపథ్యం మీద ఈ రంగు అక్షరాలు చదవలేం: కాంట్రాస్ట్ 4.5:1 ఉండాలి. ఇంకా ముదురు లేదా లేత రంగు ఎంచుకోండి.",
  "unreadable-on-surface":
    "కార్డులు, నింపే గడుల మీద ఈ రంగు అక్షరాలు చదవలేం: కాంట్రాస్ట్ 4.5:1 ఉండాలి. ఇంకా ముదురు లేదా లేత రంగు ఎంచుకోండి.",
  "unreadable-on-sunken":
    "ముదురు భాగాల మీద ఈ రంగు అక్షరాలు చదవలేం: కాంట్రాస్ట్ 4.5:1 ఉండాలి. ఇంకా ముదురు లేదా లేత రంగు ఎంచుకోండి.",
  "unreadable-on-brand":
    "శీర్షికలు, బటన్ల రంగు మీద ఈ రంగు అక్షరాలు చదవలేం: కాంట్రాస్ట్ 4.5:1 ఉండాలి. ఇంకా ముదురు లేదా లేత రంగు ఎంచుకోండి.",
  "unreadable-on-accent":
    "ప్రత్యేక రంగు మీద ఈ రంగు అక్షరాలు చదవలేం: కాంట్రాస్ట్ 4.5:1 ఉండాలి. ఇంకా ముదురు లేదా లేత రంగు ఎంచుకోండి.",
  "unreadable-notices": "ఈ రంగు మీద సందేశాలు చదవలేం. ప్రామాణిక రంగుకు ఇంకా దగ్గరగా ఉండే రంగు ఎంచుకోండి.",
  "no-number": "దయచేసి ఒక సంఖ్య ఎంచుకోండి.",
  "no-leave": "దీన్ని ప్రచురించడానికి ఎవరు, ఏ తేదీన అనుమతి ఇచ్చారో దయచేసి చెప్పండి.",
  "too-many-marks":
    "ఈ పాఠ్యాన్ని చూపలేం: ఇందులో *, _ లేదా - లాంటి గుర్తులు లేదా పేరాలు చాలా ఎక్కువ ఉన్నాయి, లేదా గుర్తుల లోపల గుర్తులు ఉన్నాయి. దయచేసి తక్కువ గుర్తులు వాడండి, లేదా పాఠ్యాన్ని తగ్గించండి.",
  "ends-before-start": "చివరి రోజు మొదటి రోజు కంటే ముందుంది.",
  damaged: "దయచేసి దీన్ని సరిచూసుకోండి.",
};
