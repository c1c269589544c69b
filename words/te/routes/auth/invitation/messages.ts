// English: 0219db70
import type * as english from "#routes/auth/invitation/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ పాస్‌వర్డ్ పెట్టుకోండి",
  description: "స్వాగతం! మీ ఖాతా సిద్ధంగా ఉంది. పాస్‌వర్డ్ పెట్టుకోగానే ఈ ఈమెయిల్ చిరునామాతో మీరు సైన్ ఇన్ అవుతారు.",
  submit: "పాస్‌వర్డ్ పెట్టండి",
  pending: "సిద్ధం చేస్తున్నాం...",
  over: {
    text: "మీరు ఇప్పటికే పాస్‌వర్డ్ పెట్టుకుని ఉంటే దానితో సైన్ ఇన్ చేయండి. లేకపోతే, పాస్‌వర్డ్ పెట్టుకోవడానికి మీకు ఒక లింక్ పంపుతాం.",
    label: "నాకు లింక్ పంపండి",
    to: "/forgot-password",
  },
};
