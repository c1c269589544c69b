// English: ae30cfde
import type * as english from "#routes/tutor/timetable/lesson-messages.ts";

export const messages: typeof english.messages = {
  with: (student, course) => `${student}, ${course}`,
  at: (start, range) => `${start} (${range})`,
  settle: "क्लास का हाल बताएँ",
  edit: "यह क्लास बदलें",
  all: "इस विद्यार्थी की सभी क्लासें",
  date: "तारीख़",
  time: "समय",
  timeHint: "भारतीय समय (IST)",
  move: "क्लास का समय बदलें",
  moveLate: "यह क्लास हो चुकी है। अगर आप अब इसका समय बदलेंगे, तो अकादमी जाँच करेगी कि क्या हुआ।",
  question: "यह हर हफ़्ते की क्लासों में से एक है। आप इनमें से किनका समय बदलना चाहते हैं?",
  scopeHint:
    "बाकी क्लासों का दिन और समय भी उतना ही खिसकेगा। जिस क्लास को अलग से बदला गया था, वह अपनी जगह रहेगी।",
  moving: "बदला जा रहा है...",
  // Not "cancel", which would be said of the lesson too.
  cancel: "बंद करें",
  noTime: "कृपया तारीख़ और समय चुनें।",
  refused: {
    moved: "इस बीच इस क्लास का समय बदल गया। कृपया हफ़्ते को फिर से देखें।",
    changed: "इस बीच यह क्लास बदल गई। कृपया इसे फिर से देखें।",
    gone: "इस बीच यह क्लास हटा दी गई।",
    cancelled: "इस बीच यह क्लास रद्द हो गई।",
    identical: "उस समय ऐसी क्लास पहले से है।",
  },
};
