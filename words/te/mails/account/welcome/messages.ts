// English: c1435b64
import type * as english from "#mails/account/welcome/messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `${academy} కుటుంబంలోకి స్వాగతం`,
  text: "మీ ఖాతా సిద్ధంగా ఉంది. మీరు మాతో చేరినందుకు సంతోషం.",
  next: "ఇప్పుడు మీకు సరిపోయే ట్యూటర్ కోసం చూస్తున్నాం. మీ మొదటి కోర్సు సిద్ధం కాగానే అది మీ డ్యాష్‌బోర్డ్‌లో కనిపిస్తుంది, మీకు ఈమెయిల్ కూడా పంపుతాం.",
  link: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
