// English: 32aa8acf
import type * as english from "#routes/tutor/overview/day-messages.ts";

export const messages: typeof english.messages = {
  demo: "डेमो क्लास",
  demos: "डेमो क्लासें",
  zone: (day) => `${day}। सभी समय भारतीय समय (IST) के अनुसार हैं।`,
  noneYet: "जब आपको विद्यार्थी मिलेंगे, तब आपकी क्लासें यहाँ दिखेंगी।",
  lastShown: "इनके बाद की क्लासें हर विद्यार्थी के लाइव सेशन टैब में हैं।",
  left: "यह क्लास पूरी हो चुकी है, या आज नहीं है।",
  last: (covered, practise) =>
    [covered, practise && `अभ्यास करना है: ${practise}`].filter(Boolean).join("। "),
  whileAway: (count) => `आपकी छुट्टी में क्लासें: ${count}`,
  makeUps: (count) => `भरपाई की क्लासें जो तय करनी हैं: ${count}`,
  past: (count) => `आज की हो चुकी और बीते कल की क्लासें (${count})`,
  reports: (count) => (count === 1 ? "1 रिपोर्ट लिखनी है" : `${count} रिपोर्ट लिखनी हैं`),
};
