// English: bf11c9b0
import type * as english from "#routes/admin/overlaps/messages.ts";

export const messages: typeof english.messages = {
  title: "एक ही समय पर पड़ने वाली क्लासें",
  intro:
    "ये क्लासें तब तय हुई थीं, जब अकादमी एक ही समय पर दूसरी क्लास रखने से नहीं रोकती थी। ट्यूटर से कहें कि हर दो में से एक का समय बदलें या उसे रद्द करें।",
  none: "कोई भी दो क्लासें एक ही समय पर नहीं हैं।",
  when: "कब",
  tutor: "ट्यूटर",
  student: "विद्यार्थी",
  lesson: "क्लास",
  formerTutor: "पूर्व ट्यूटर",
};
