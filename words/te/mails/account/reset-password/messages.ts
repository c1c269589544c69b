// English: e76f7169
import type * as english from "#mails/account/reset-password/messages.ts";

export const messages: typeof english.messages = {
  subject: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
  text: "మీ ఖాతాకు కొత్త పాస్‌వర్డ్ కావాలని మాకు అభ్యర్థన వచ్చింది.",
  once: (minutes) => `ఈ లింక్ ${minutes} నిమిషాల వరకు, ఒక్కసారి మాత్రమే పనిచేస్తుంది.`,
  not: "అడిగింది మీరు కాకపోతే, ఏమీ చేయనవసరం లేదు. మీ పాస్‌వర్డ్ మారదు.",
  link: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
};
