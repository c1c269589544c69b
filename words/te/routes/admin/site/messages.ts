// English: 6204cb58
import type * as english from "#routes/admin/site/messages.ts";

export const messages: typeof english.messages = {
  title: "సైట్",
  text: "పబ్లిక్ సైట్‌లో కనిపించేవి ఇక్కడ మార్చండి. మీరు ప్రచురించే వరకు ఏదీ బయటివారికి కనిపించదు.",
  sections: "విభాగాలు",
  edit: "మార్చండి",
  state: {
    sample: "నమూనా",
    partly: "కొంత నమూనా",
    draft: "డ్రాఫ్ట్",
    standard: "ప్రామాణికం",
    own: "మీ సొంతం",
    pending: "ఇంకా ప్రచురించలేదు",
  },
  sampleNote: "నమూనా అని గుర్తు ఉన్నవి ఏ నిజమైన అకాడమీవీ కావు: సైట్‌ను ప్రారంభించే ముందు వాటి స్థానంలో మీ వివరాలు పెట్టండి.",
  nothingPending: "ప్రచురించాల్సినవి ఏవీ లేవు",
  publishedAt: (version, moment) => `వెర్షన్ ${version}, ప్రచురించిన సమయం: ${moment}.`,
  neverPublished: "మీరు ఇంకా ఏదీ ప్రచురించలేదు: సైట్‌కు వచ్చేవారికి ప్రామాణిక సైట్ కనిపిస్తోంది.",
  pendingTitle: "ఇంకా ప్రచురించనివి",
  changedBy: (names, moment) => `మార్చినవారు: ${names.join(", ")}. చివరి మార్పు: ${moment}.`,
  previewTitle: (page) => `ప్రివ్యూ: ${page}`,
  publish: "ప్రచురించండి...",
  discard: "మార్పులు తొలగించండి...",
  versions: "వెర్షన్లు",
  visit: "సైట్ చూడండి",
  back: "సైట్‌కు తిరిగి వెళ్లండి",
};

export const publishMessages: typeof english.publishMessages = {
  title: "సైట్‌ను ప్రచురించండి",
  text: "ఇవి వెంటనే ప్రతి పేజీలో అందరికీ కనిపిస్తాయి.",
  note: "నోట్",
  noteHint: "మీ కోసం, మీ సహోద్యోగుల కోసం; వెర్షన్ల జాబితాలో కనిపిస్తుంది.",
  optional: "తప్పనిసరి కాదు",
  publish: "ప్రచురించండి",
  publishing: "ప్రచురిస్తున్నాం...",
  changed: "ఈలోగా డ్రాఫ్ట్ మారింది. మార్పులను మరోసారి చూసి, తర్వాత ప్రచురించండి.",
  nothing: "ప్రచురించడానికి ఏమీ లేదు.",
};

export const discardMessages: typeof english.discardMessages = {
  title: "మార్పులను తొలగించాలా?",
  text: "సైట్ ఇప్పుడు ప్రచురించినట్టే ఉంటుంది. ఆ తర్వాత చేసిన మార్పులు సైట్‌ను మార్చే వారందరికీ పోతాయి.",
  discard: "మార్పులు తొలగించండి",
  discarding: "తొలగిస్తున్నాం...",
  cancel: "వద్దు",
};

export const sectionMessages: typeof english.sectionMessages = {
  save: "సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  invalid: (fields) => (fields === 1 ? "ఒక చోట సరిదిద్దాలి." : `${fields} చోట్ల సరిదిద్దాలి.`),
  changed: (name) =>
    name === null
      ? "మీరు టైప్ చేస్తుండగా ఈ విభాగంలోని మార్పులను ఎవరో ప్రచురించారు లేదా తొలగించారు. ఇప్పుడు ఇందులో ఉన్నది ఇదే; మళ్లీ సేవ్ చేస్తే దీని స్థానంలో మీరు రాసింది వస్తుంది."
      : `మీరు టైప్ చేస్తుండగా ${name} ఈ విభాగాన్ని మార్చారు. ఇప్పుడు ఇందులో ఉన్నది ఇదే; మళ్లీ సేవ్ చేస్తే దీని స్థానంలో మీరు రాసింది వస్తుంది.`,
  up: "పైకి జరపండి",
  down: "కిందికి జరపండి",
  remove: "తీసేయండి",
  optional: "తప్పనిసరి కాదు",
  choose: "ఎంచుకోండి",
  difference: { before: "మీరు రాసింది", after: "ఇప్పుడు ఉన్నది", empty: "(ఖాళీ)" },
  standard: "ప్రామాణిక పాఠ్యం వాడండి",
  standardColours: "ప్రామాణిక రంగులు వాడండి",
  preview: "సేవ్ చేసింది చూడండి",
};

export const versionMessages: typeof english.versionMessages = {
  title: "వెర్షన్లు",
  none: "మీరు ఇంకా ఏదీ ప్రచురించలేదు.",
  version: (number) => `వెర్షన్ ${number}`,
  by: (name, moment) => `${name}, ${moment}`,
  section: (name, by) => (by ? `${name} (${by})` : name),
  older: "పాత వెర్షన్లు",
  changedTitle: "ఇందులో మారినవి",
  nothing: "ఇది ఇంతకు ముందు వెర్షన్‌లాగే ఉంది.",
  difference: { before: "ముందు", after: "తర్వాత", empty: "(ఖాళీ)" },
  restore: "ఈ వెర్షన్‌కు తిరిగి వెళ్లండి",
  restoring: "తిరిగి వెళ్తున్నాం...",
  restoreText: "సైట్ వెంటనే అప్పటిలాగే కనిపిస్తుంది; అది ఒక కొత్త వెర్షన్‌గా ఉంటుంది. ఇంకా ప్రచురించని మార్పులు పోతాయి.",
  restoreNote: (number) => `పాత వెర్షన్‌కు తిరిగి మార్చారు: ${number}`,
  current: "సైట్‌కు వచ్చేవారికి ఇప్పుడు కనిపిస్తున్నది ఇదే.",
};

export const flagWords: typeof english.flagWords = { yes: "అవును", no: "కాదు" };

export const logoWords: typeof english.logoWords = {
  standard: "ప్రామాణిక గుర్తు",
  picture: ({ width, height }, isNew) => `${width} × ${height} పిక్సెల్‌ల ${isNew ? "మరో చిత్రం" : "చిత్రం"}`,
};
