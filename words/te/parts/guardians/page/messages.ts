// English: 32a663ca
import type * as english from "#parts/guardians/page/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "సంరక్షకుల కోసం",
  questions: "ఏమైనా అడగాలా? మాకు రాయండి:",
  toPage: "మీ పేజీ తెరవండి",
  newLink: "కొత్త లింక్ పొందండి",
  lost: "మా ఈమెయిల్‌లు మీకు వచ్చే ఈమెయిల్ చిరునామా ఇవ్వండి. మీకు కొత్త లింక్ పంపిస్తాం.",
  email: "మీ ఈమెయిల్",
  send: "లింక్ పంపండి",
  invalidLink: "ఈ లింక్ చెల్లదు",
  invalidLinkText:
    "లింక్ గడువు ముగిసి ఉండవచ్చు, ఎవరైనా దాన్ని ఆపేసి ఉండవచ్చు, లేదా దానిలో కొంత భాగం లేకపోవచ్చు. మీరు ఇక్కడే కొత్త లింక్ పొందవచ్చు.",
};
