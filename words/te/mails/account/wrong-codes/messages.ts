// English: f93ebe08
import type * as english from "#mails/account/wrong-codes/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ ఖాతాలోకి వెళ్లడానికి ఎవరో తప్పు కోడ్‌లు ఇచ్చారు",
  text: (count) => `ఎవరో మీ పాస్‌వర్డ్ ఇచ్చి, ఆ తర్వాత ${count} తప్పు కోడ్‌లు ఇచ్చారు. ఎవరూ సైన్ ఇన్ కాలేదు.`,
  when: "ఎప్పుడు",
  not: "అది మీరు కాకపోతే, మీ పాస్‌వర్డ్ ఎవరికో తెలుసు: వెంటనే కొత్తది పెట్టుకుని, మాకు రాయండి.",
  link: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
};
