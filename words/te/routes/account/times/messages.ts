// English: e760a52e
import type * as english from "#routes/account/times/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "మీకు అనుకూలమైన సమయాలు",
  title: "మీకు అనుకూలమైన సమయాలు",
  text: "ప్రతి వారం క్లాసులకు మీ కుటుంబానికి అనుకూలమైన సమయాలు చెప్పండి. వీటిని బట్టి, ఆ సమయాల్లో ఖాళీగా ఉండే ట్యూటర్ కోసం అకాడమీ వెతుకుతుంది. వీటిని ఎప్పుడైనా మార్చవచ్చు.",
  unknown: "మీరు ఇంకా మాకు చెప్పలేదు.",
};

export const notices: typeof english.notices = {
  "times-saved": "ధన్యవాదాలు. మీ సమయాలు సేవ్ అయ్యాయి.",
};
