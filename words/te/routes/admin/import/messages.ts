// English: 45f66599
import type * as english from "#routes/admin/import/messages.ts";

export const messages: typeof english.messages = {
  title: "ఇంపోర్ట్",
  text: "విద్యార్థులు, ట్యూటర్లు, సంరక్షకులు, కేటాయింపులను స్ప్రెడ్‌షీట్ నుంచి తీసుకురండి. ఒక్కో వరుస ఏమవుతుందో మీరు ముందే చూడవచ్చు; మీరు చెప్పే వరకు ఏదీ ఇంపోర్ట్ కాదు.",
  kind: "షీట్‌లో ఏం ఉన్నాయి?",
  file: "ఫైల్",
  fileHint:
    "CSV, Excel (.xlsx) లేదా LibreOffice (.ods), 5 MB వరకు. వరుసల పైన Name, Email వంటి ఇంగ్లీష్ శీర్షికలు ఉండాలి; ఈమెయిల్ ఉన్న కాలమ్ పైన Email అని రాయండి. వాటి పైన షీట్ పేరు ఉన్నా ఫర్వాలేదు.",
  paste: "లేదా వరుసలను ఇక్కడ పేస్ట్ చేయండి",
  pasteHint: "స్ప్రెడ్‌షీట్ నుంచి శీర్షికలతో సహా కాపీ చేసినవి.",
  kept: "ఇంపోర్ట్ అవగానే, లేదా ఒక రోజు తర్వాత షీట్‌ను తొలగిస్తాం.",
  check: "షీట్‌ను పరిశీలించండి",
  checking: "పరిశీలిస్తున్నాం...",
  columnsOf: "కాలమ్‌లు",
  lastOnes: "గత ఒక రోజులో",
  none: "ఇంకా ఇంపోర్ట్‌లు లేవు.",
  show: (kind, at) => `${kind}, ${at}`,
  chooseKind: "షీట్‌లో ఏం ఉన్నాయో దయచేసి ఎంచుకోండి.",
  unclosedQuote: (row) =>
    `వరుస ${row} ముగియడం లేదు: అందులోని కోట్ గుర్తు మూసి లేదు. దయచేసి దాన్ని మూయండి లేదా తీసేయండి.`,
  chooseSheet: "దయచేసి ఫైల్ ఎంచుకోండి, లేదా వరుసలను పేస్ట్ చేయండి.",
};

export const kindNames: typeof english.kindNames = {
  students: "విద్యార్థులు",
  tutors: "ట్యూటర్లు",
  guardians: "సంరక్షకులు",
  assignments: "కేటాయింపులు",
};

// Headings are recognised in English only, so they are shown beside their meaning.
export const kindHints: typeof english.kindHints = {
  students:
    "పేరు (Name), ఈమెయిల్ (Email), ఫోన్ (Phone), తరగతి (Class), సబ్జెక్టులు (Subjects); కావాలంటే పుట్టిన తేదీ (Date of Birth), చిరునామా (Address), రిఫరల్ ఈమెయిల్ (Referral Email). ప్రతి ఒక్కరికీ ఈమెయిల్‌లో ఆహ్వానం వెళ్తుంది.",
  tutors:
    "పేరు (Name), ఈమెయిల్ (Email), ఫోన్ (Phone), తరగతులు (Classes), సబ్జెక్టులు (Subjects); కావాలంటే పరిచయం (Bio). ప్రతి ఒక్కరికీ ఈమెయిల్‌లో ఆహ్వానం వెళ్తుంది.",
  guardians:
    "విద్యార్థి ఈమెయిల్ (Student's Email), పేరు (Name), ఈమెయిల్ (Email), ఫోన్ (Phone), బంధుత్వం (Relation). ముందుగా విద్యార్థులను ఇంపోర్ట్ చేయండి.",
  assignments:
    "విద్యార్థి ఈమెయిల్ (Student's Email), ట్యూటర్ ఈమెయిల్ (Tutor's Email), తరగతి (Class), సబ్జెక్ట్ (Subject). ముందుగా విద్యార్థులను, ట్యూటర్లను ఇంపోర్ట్ చేయండి.",
};

export const fieldNames: typeof english.fieldNames = {
  name: "పేరు",
  lastName: "ఇంటి పేరు",
  email: "ఈమెయిల్",
  phoneNumber: "ఫోన్ నంబర్",
  class: "తరగతి",
  classes: "తరగతులు",
  subject: "సబ్జెక్ట్",
  subjects: "సబ్జెక్టులు",
  address: "చిరునామా",
  birthDate: "పుట్టిన తేదీ",
  referralEmail: "రిఫరల్ ఈమెయిల్",
  bio: "పరిచయం",
  relation: "బంధుత్వం",
  studentEmail: "విద్యార్థి ఈమెయిల్",
  tutorEmail: "ట్యూటర్ ఈమెయిల్",
};
