// English: fc1a1d15
import type * as english from "#routes/auth/change-email/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ కొత్త ఈమెయిల్ చిరునామాను నిర్ధారించండి",
  description: "ఇక నుండి దానితోనే సైన్ ఇన్ చేస్తారు, మేము కూడా దానికే రాస్తాం. మీ ఇతర పరికరాలు సైన్ అవుట్ అవుతాయి.",
  submit: "నిర్ధారించండి",
  over: {
    text: "మీ ప్రస్తుత చిరునామా మీ ఖాతా పేజీలో ఉంటుంది, అక్కడే దాన్ని మార్చవచ్చు.",
    label: "మీ ఖాతాకు వెళ్లండి",
    to: "/account",
  },
};
