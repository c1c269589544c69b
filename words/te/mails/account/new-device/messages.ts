// English: 43c072b7
import type * as english from "#mails/account/new-device/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ ఖాతా కొత్త పరికరంలో తెరుచుకుంది",
  text: "మేము ఇంతకుముందు చూడని ఒక పరికరంలో ఎవరో మీ ఖాతాలో సైన్ ఇన్ చేశారు.",
  device: "పరికరం",
  deviceOf: (browser, system) => [browser, system].filter(Boolean).join(", ") || "తెలియదు",
  when: "ఎప్పుడు",
  not: "అది మీరు కాకపోతే, వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకోండి. దాంతో అందరూ సైన్ అవుట్ అవుతారు.",
  link: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
};
