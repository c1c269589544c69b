// English: 5bb1c58e
import type * as english from "#routes/guardian/times/messages.ts";

export const messages: typeof english.messages = {
  title: (student) => `${student} క్లాసులకు వీలైన సమయాలు`,
  text: "ప్రతి వారం మీ కుటుంబానికి ఏ సమయాల్లో క్లాసులు వీలవుతాయో చెప్పండి. దీన్ని బట్టి ఆ సమయాల్లో ఖాళీగా ఉన్న ట్యూటర్‌ను అకాడమీ చూస్తుంది. మీ పిల్లలు కూడా వీటిని చూడవచ్చు, మార్చవచ్చు.",
  back: "క్లాసులకు తిరిగి వెళ్లండి",
};

export const notices: typeof english.notices = {
  "times-saved": "ధన్యవాదాలు. సమయాలు సేవ్ అయ్యాయి.",
};
