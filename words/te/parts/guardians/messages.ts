// English: 6b5d1076
import { birthDateWords } from "#parts/guardians/birth-date-messages.ts";
import type * as english from "#parts/guardians/messages.ts";

export const guardianWords: typeof english.guardianWords = {
  ...birthDateWords,
  title: "వయస్సు, సంరక్షకులు",
  save: "సేవ్ చేయండి",
  guardianTitle: "మీ తల్లిదండ్రులు లేదా సంరక్షకులు ఎవరు?",
  nameGuardian: "సంరక్షకుల వివరాలు ఇవ్వండి",
  consentStates: {
    unanswered: "మేము వారిని అడిగాం, వారి సమాధానం కోసం ఎదురుచూస్తున్నాం.",
    given: "వారు సమ్మతి ఇచ్చారు.",
    outdated: "వారు పాత సమ్మతి పత్రానికి సమ్మతి ఇచ్చారు. వారిని మళ్లీ అడిగాం: వారు సరే అనే వరకు అందులోని కొత్తవి తెరుచుకోవు.",
    withheld: "వారు సమ్మతి ఇవ్వలేదు. ఒక అడ్మిన్ మీ కుటుంబాన్ని సంప్రదిస్తారు.",
    withdrawn: "వారు తమ సమ్మతిని వెనక్కి తీసుకున్నారు. ఒక అడ్మిన్ మీ కుటుంబాన్ని సంప్రదిస్తారు.",
  },
  yourGuardian: "మీ సంరక్షకులు",
  see: "వయస్సు, సంరక్షకుల వివరాలు చూడండి",
  cardBirthDate: "మీ వయస్సు ఎంత?",
  cardBirthDateText: "మీకు 18 ఏళ్లు నిండకపోతే, మీ క్లాసులు కనిపించే ఒక పేజీని మీ తల్లిదండ్రులకు లేదా సంరక్షకులకు ఇస్తాం.",
  cardGuardianText:
    "మీకు 18 ఏళ్లు నిండలేదు కాబట్టి, మీ తల్లిదండ్రులను లేదా సంరక్షకులను సమ్మతి అడుగుతాం. మీ క్లాసులు కనిపించే ఒక పేజీని వారికి ఇస్తాం.",
  later: "ఇప్పుడు వద్దు",
};
