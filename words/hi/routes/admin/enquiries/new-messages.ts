// English: 9e0c1af8
import type * as english from "#routes/admin/enquiries/new-messages.ts";

export const messages: typeof english.messages = {
  title: "नई पूछताछ",
  back: "पूछताछ",
  intro: "नाम, कक्षा और फ़ोन नंबर या ईमेल काफ़ी है।",
  labels: {
    name: "नाम",
    asker: "पूछने वाले कौन हैं",
    askers: { parent: "माता या पिता", student: "विद्यार्थी" },
  },
  source: "ज़रिया",
  sourceHint: "जो फ़ोन करते हैं या सीधे आते हैं, उन्हें जवाब मिल चुका माना जाता है।",
  note: "नोट",
  optional: "ज़रूरी नहीं",
  add: "पूछताछ जोड़ें",
  adding: "जोड़ी जा रही है...",
  cancel: "रहने दें",
};
