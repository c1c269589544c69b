// English: 1dc60da8
import type * as english from "#parts/timetable/times-question-messages.ts";

export const messages: typeof english.messages = {
  title: "మీ కుటుంబానికి ఏ సమయాలు అనుకూలం?",
  known: "మీ కుటుంబానికి అనుకూలమైన సమయాలు",
  ask: "క్లాసులకు మీకు ఏ సమయాలు అనుకూలమో చెప్పండి. ఆ సమయాల్లో ఖాళీగా ఉండే ట్యూటర్‌ను మేము చూస్తాం.",
  knownText: "క్లాసులకు మీకు అనుకూలమైన సమయాలు మీరు చెప్పారు.",
  open: "సమయాలు ఎంచుకోండి",
  change: "సమయాలు మార్చండి",
  later: "ఇప్పుడు వద్దు",
};
