// English: efc04293
// English: 0
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/tutor/away/messages.ts";

export const messages: typeof english.messages = {
  title: "మీరు సెలవులో ఉన్నప్పుడు",
  intro: "మీ క్లాసులను ఏం చేయాలో ఎంచుకోండి. ప్రతి కుటుంబానికి వాళ్ల క్లాసులన్నింటితో ఒకే ఈమెయిల్ వెళ్తుంది.",
  unsaved: "మీ సెలవు ఇంకా సేవ్ కాలేదు. కింది బటన్ దాన్ని సేవ్ చేస్తుంది.",
  other: (days, lessons) => `${days}: ${count(lessons, "క్లాస్", "క్లాసులు")}`,
  makeUps: "నిర్ణయించాల్సిన బదులు క్లాసులు",
  makeUp: (student, at) => `${student}, ${at} క్లాస్‌కు బదులు`,
  notices: {
    "away-saved": "మీ సెలవు సేవ్ అయింది, క్లాసులు మారాయి. కుటుంబాలకు ఈమెయిల్ వెళ్తుంది.",
    "away-partly": "కొన్ని క్లాసులను మార్చడం కుదరలేదు. అవి కారణాలతో కింద ఉన్నాయి.",
    "time-off-saved": "మీ సెలవు సేవ్ అయింది.",
    "lesson-moved-back": "క్లాస్ మళ్లీ పాత సమయానికి వచ్చింది.",
    "lesson-restored": "క్లాస్ యథావిధిగా జరుగుతుంది. కుటుంబానికి ఈమెయిల్ వెళ్తుంది.",
    "lesson-not-restored": "వెనక్కి తీసుకోవడం కుదరలేదు: ఆ సమయం ఖాళీగా లేదు, లేదా క్లాస్ మారింది.",
  },
};
