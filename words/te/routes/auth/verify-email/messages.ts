// English: d4671178
import type * as english from "#routes/auth/verify-email/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ ఈమెయిల్ చిరునామాను నిర్ధారించండి",
  description: "దీనివల్ల మీ క్లాసుల గురించి మేము పంపే ఈమెయిల్స్ మీకు చేరుతున్నాయని మాకు తెలుస్తుంది.",
  submit: "నిర్ధారించండి",
  over: {
    text: "మీ చిరునామా ఇప్పటికే నిర్ధారణ అయి ఉంటే మీకు లింక్ అవసరం లేదు. అయిందో లేదో మీ ఖాతా పేజీలో కనిపిస్తుంది; అక్కడి నుండి కొత్త లింక్ కూడా పొందవచ్చు.",
    label: "మీ ఖాతాకు వెళ్లండి",
    to: "/account",
  },
};
