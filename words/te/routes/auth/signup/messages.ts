// English: 0239d3bf
import type * as english from "#routes/auth/signup/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ ఖాతా తెరవండి",
  description: "తరగతి, సబ్జెక్టులు ఎంచుకోండి. మీ మొదటి డెమో క్లాస్ ఉచితం.",
  begun: "మీరు చెప్పిన వివరాలు నింపేశాం. ఈమెయిల్ చిరునామా, పాస్‌వర్డ్ జోడించండి.",
  submit: "ఖాతా తెరవండి",
  links: [
    { before: "ఇప్పటికే ఖాతా ఉందా?", label: "సైన్ ఇన్ చేయండి", to: "/login" },
    {
      before: "మీరు ట్యూటర్ అయితే:",
      label: "ట్యూటర్‌గా దరఖాస్తు చేయండి",
      to: "/tutor-signup",
    },
  ],
};
