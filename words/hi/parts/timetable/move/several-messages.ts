// English: 5a793c1f
import type * as english from "#parts/timetable/move/several-messages.ts";

const notInSeries = "यह क्लास शुरू हो चुकी है, या अब हर हफ़्ते की क्लासों में नहीं है। “सिर्फ़ यह क्लास” चुनें।";

export const messages: typeof english.messages = {
  gone: notInSeries,
  "not-possible": notInSeries,
  past: "ऐसा करने पर एक क्लास बीते हुए समय में शुरू होगी। कुछ नहीं बदला गया।",
  overlap: "ऐसा करने पर दो क्लासें एक ही समय पर आ जाएँगी। कुछ नहीं बदला गया।",
  booked: (booked, count) =>
    `${count} में से ${booked === 1 ? "1 क्लास वहाँ नहीं ले जाई जा सकती" : `${booked} क्लासें वहाँ नहीं ले जाई जा सकतीं`}: उस समय किसी की दूसरी क्लास है। कुछ नहीं बदला गया।`,
  unusual: (unusual, count, reasons) =>
    `${count} में से ${unusual} ${unusual === 1 ? "क्लास" : "क्लासें"} ${reasons.join(", ")} ${unusual === 1 ? "होगी" : "होंगी"}। अगर फिर भी करना है, तो दोबारा दबाएँ।`,
  reasons: {
    tutor: {
      holiday: "अकादमी की छुट्टी पर",
      "time-off": "आपकी छुट्टी पर",
      "outside-hours": "आपके पढ़ाने के समय से बाहर",
      "at-night": "रात में",
    },
    admin: {
      holiday: "अकादमी की छुट्टी पर",
      "time-off": "ट्यूटर की छुट्टी पर",
      "outside-hours": "ट्यूटर के पढ़ाने के समय से बाहर",
      "at-night": "रात में",
    },
  },
};
