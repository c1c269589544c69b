// English: e0a389ea
import { studentAges } from "#domain/people/birth-date.ts";
import { consentReminderDays } from "#domain/guardians/guardian.ts";
import { guardianWords } from "#parts/guardians/messages.ts";
import { relationWords } from "#parts/account/relation-messages.ts";
import type * as english from "#routes/account/guardian/messages.ts";

export const messages: typeof english.messages = {
  ...guardianWords,
  pageTitle: "మీ సంరక్షకులు",
  cancel: "వద్దు",
  change: "మార్చండి",
  saving: "సేవ్ అవుతోంది...",
  birthDateTitle: "మీరు ఎప్పుడు పుట్టారు?",
  birthDateWhy:
    "మీకు 18 ఏళ్లు నిండకపోతే, మీ క్లాసులకు కావలసిన వివరాలను మేము ఉంచుకోవడానికి ఒప్పుకుంటారా అని మీ తల్లిదండ్రులను లేదా సంరక్షకులను అడుగుతాం. ఈలోగా మీ కోర్సులు కొనసాగుతాయి.",
  noBirthDate: "మీరు ఇంకా మాకు చెప్పలేదు.",
  tellBirthDate: "మాకు చెప్పండి",
  lockedBirthDate: (email) =>
    `మీ సంరక్షకులు మీ తరఫున సమాధానం ఇచ్చారు, కాబట్టి దీన్ని ఇక్కడ మార్చలేరు. ఇది తప్పయితే, ఈ చిరునామాకు రాయండి: ${email}.`,
  guardian: "సంరక్షకులు",
  guardianWhy: `వారికి ఒక లింక్‌ను ఈమెయిల్ చేస్తాం, ${consentReminderDays} రోజుల తర్వాత ఒకసారి గుర్తుచేస్తాం. మీ గురించి మేము ఉంచేవి చదివి, వారు సరే లేదా వద్దు అని చెప్తారు. సరే అన్నాక మీ రాబోయే క్లాసులు, రికార్డింగ్‌లు, ప్రకటనలు, ట్యూటర్లు వారికి కనిపిస్తాయి.`,
  replaces: "మీరు ఇంతకు ముందు చెప్పిన సంరక్షకుల స్థానంలో వీరు ఉంటారు. పాత వారి లింక్ ఇక పనిచేయదు.",
  noGuardian: "మీరు ఇంకా సంరక్షకుల వివరాలు ఇవ్వలేదు.",
  notNeeded: "మీకు 18 ఏళ్లు నిండాయి, కాబట్టి ఇక్కడ సంరక్షకులు అవసరం లేదు.",
  ageFirst: "ముందుగా మీ పుట్టిన తేదీ చెప్పండి.",
  disowned: "ఆ చిరునామాలో ఉన్నవారు తాము మీ సంరక్షకులు కాదని చెప్పారు. దయచేసి చిరునామా సరిచూసి మళ్లీ ప్రయత్నించండి.",
  guardianName: "వారి పేరు",
  relation: "వారు మీకు ఏమవుతారు",
  chooseRelation: "ఎంచుకోండి",
  relations: relationWords,
  email: "వారి ఈమెయిల్",
  emailHint: "లింక్‌ను అక్కడికే పంపుతాం. దయచేసి వారు మాత్రమే చూసే చిరునామా ఇవ్వండి.",
  phone: "వారి ఫోన్",
  optional: "తప్పనిసరి కాదు",
  send: "లింక్ పంపండి",
  sending: "పంపుతున్నాం...",
  consent: "సమాధానం",
  on: (date) => `${date} నుండి`,
  pageRead: (day, times) => `వారు తమ పేజీని చివరిగా ${day} తెరిచారు, మొత్తం ${times}.`,
  pageNeverRead: "వారు తమ పేజీని ఇంకా తెరవలేదు.",
  changeByAdmin: (email) => `వేరే వారి వివరాలు ఇవ్వాలంటే, ఈ చిరునామాకు రాయండి: ${email}.`,
  proveFirst:
    "దయచేసి ముందుగా, మేము పంపిన ఈమెయిల్ లింక్‌తో మీ సొంత ఈమెయిల్ చిరునామాను నిర్ధారించండి. అప్పుడు మీ తరఫున వేరెవరూ సంరక్షకుల వివరాలు ఇవ్వలేరు.",
  endUnproved:
    "వీరు మీ సంరక్షకులేనని మేము ఖచ్చితంగా చెప్పలేం: వారు ఇంకా సమాధానం ఇవ్వలేదు, లేదా మీ ఈమెయిల్ చిరునామా నిర్ధారణ కాకముందే వారి వివరాలు ఇచ్చారు. వారి అనుమతిని మీరు తీసేయవచ్చు.",
  endText: "మీకు 18 ఏళ్లు నిండాయి. మీ క్లాసులు చూసే అనుమతిని మీ సంరక్షకుల నుండి తీసేయవచ్చు.",
  end: "వారి అనుమతి తీసేయండి",
  limited: "ఈరోజు పంపగలిగినన్ని ఈమెయిల్స్ పంపేశాం. దయచేసి రేపు మళ్లీ ప్రయత్నించండి.",
  refused: "దీన్ని ఇక మార్చలేరు. దయచేసి ఇప్పుడు ఉన్న వివరాలు చూడండి.",
};

export const birthDateProblems: typeof english.birthDateProblems = {
  "date-missing": "దయచేసి రోజు, నెల, సంవత్సరం నింపండి.",
  "no-such-day": "అలాంటి తేదీ లేదు. దయచేసి రోజు, నెల, సంవత్సరం సరిచూడండి.",
  "too-young": `విద్యార్థులకు కనీసం ${studentAges.youngest} ఏళ్లు ఉండాలి. దయచేసి సంవత్సరం సరిచూడండి.`,
  "too-old": "దయచేసి సంవత్సరం సరిచూడండి.",
};

export const guardianProblems: typeof english.guardianProblems = {
  "required-missing": "దయచేసి తప్పనిసరి వివరాలన్నీ నింపండి.",
  "relation-missing": "దయచేసి వారు మీకు ఏమవుతారో ఎంచుకోండి.",
  "email-invalid": "దయచేసి సరైన ఈమెయిల్ చిరునామా ఇవ్వండి.",
  "name-invalid": "దయచేసి పేరులో లింక్‌లు, కనిపించని అక్షరాలు లేకుండా రాయండి. చుక్క తర్వాత ఒక ఖాళీ వదలండి.",
  "too-long": "ఇది చాలా పొడవుగా ఉంది.",
};

export const notices: typeof english.notices = {
  "birth-date-set": "ధన్యవాదాలు. మీ పుట్టిన తేదీ సేవ్ అయింది.",
  "guardian-named": "మీ సంరక్షకులకు లింక్ పంపుతున్నాం.",
  "guardian-ended": "మీ సంరక్షకుల అనుమతి ముగిసింది.",
};
