// English: ea47d538
import type * as english from "#parts/account/advice/passkey-offer-messages.ts";

export const messages: typeof english.messages = {
  title: "తర్వాతిసారి త్వరగా సైన్ ఇన్ చేయండి",
  text: "పాస్‌కీ ఉంటే, ఈ పరికరంలో మీ వేలిముద్ర, ముఖం లేదా స్క్రీన్ లాక్‌తోనే సైన్ ఇన్ చేయవచ్చు. ఏదీ గుర్తుపెట్టుకోనక్కర్లేదు, దాన్ని ఎవరూ ఊహించలేరు.",
  add: "పాస్‌కీ జోడించండి",
  later: "ఇప్పుడు వద్దు",
};
