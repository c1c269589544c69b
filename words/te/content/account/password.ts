// English: 4224fc5f
import { minimumAdminPasswordLength } from "#domain/account/admin-password.ts";
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#content/account/password.ts";

export const passwordWords: typeof english.passwordWords = {
  otherProof: "లేదా పాస్‌కీ గానీ కోడ్ గానీ వాడండి",
  own: "మీ పాస్‌వర్డ్",
  wrong: "ఆ పాస్‌వర్డ్ సరైనది కాదు.",
  confirm: "పాస్‌వర్డ్ మరోసారి",
  hint: "కనీసం 6 అక్షరాలు ఉండాలి. పొడవుగా, సులభంగా ఊహించలేనిదిగా ఉంటే మరింత సురక్షితం.",
  adminHint: `కనీసం ${minimumAdminPasswordLength} అక్షరాలు ఉండాలి, చాలామంది వాడేది కాకూడదు. ఒకదానితో ఒకటి సంబంధం లేని కొన్ని పదాలైతే గుర్తుంచుకోవడం సులభం.`,
  adminProblems: {
    "admin-password-too-short": `అడ్మిన్ పాస్‌వర్డ్‌లో కనీసం ${minimumAdminPasswordLength} అక్షరాలు ఉండాలి.`,
    "password-common": "ఆ పాస్‌వర్డ్‌ను చాలామంది వాడతారు, అందుకే మోసగాళ్లు ముందు దాన్నే ప్రయత్నిస్తారు. దయచేసి వేరేది ఎంచుకోండి.",
    "password-own-words":
      "ఆ పాస్‌వర్డ్‌లో అకాడమీ పేరు లేదా అడ్రస్, లేదంటే మీ సొంత పేరు లేదా ఈమెయిల్ తప్ప పెద్దగా ఇంకేమీ లేదు; మోసగాళ్లు ముందు వాటినే ప్రయత్నిస్తారు. వాటితో సంబంధం లేని పదాలు చేర్చండి.",
  },
  strength: {
    weak: "సులభంగా ఊహించవచ్చు. సంబంధం లేని కొన్ని పదాలు కలిపితే చాలా బలంగా మారుతుంది.",
    fair: "ఫరవాలేదు. ఇంకా పొడవుగా ఉంటే మరింత సురక్షితం.",
    strong: "బలంగా ఉంది.",
  },
  differ: "రెండు పాస్‌వర్డ్‌లు ఒకేలా లేవు.",
  tooShort: "పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి.",
  tooLong: "ఇది చాలా పొడవుగా ఉంది. దయచేసి తగ్గించండి.",
  tooManyWrong: (minutes) =>
    `చాలాసార్లు తప్పు పాస్‌వర్డ్ ఇచ్చారు. దయచేసి ${inMinutes(minutes)} ఆగి మళ్లీ ప్రయత్నించండి.`,
  fillAll: "దయచేసి అన్ని వివరాలూ నింపండి",
};
