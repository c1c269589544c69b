// English: 4626fa50
import type * as english from "#parts/lessons/messages.ts";

export const outcomes: typeof english.outcomes = {
  held: "हुई",
  "student-missed": "विद्यार्थी नहीं आए",
  "tutor-missed": "ट्यूटर नहीं आए",
};

export const standings: typeof english.standings = {
  planned: "होनी है",
  cancelled: "पहले बताकर रद्द",
  "cancelled-late": "देर से रद्द",
  unsettled: "हाल नहीं बताया गया",
  disputed: "आपत्ति है",
  ...outcomes,
};

export const measureNames: typeof english.measureNames = {
  ...outcomes,
  "cancelled-late": standings["cancelled-late"],
  unsettled: standings.unsettled,
  disputes: standings.disputed,
  "reports-missing": "रिपोर्ट नहीं आई",
  "reports-late": "रिपोर्ट देर से आई",
};

export const formerTutors: typeof english.formerTutors = "पूर्व ट्यूटर";

export const formerStudent: typeof english.formerStudent = "पूर्व विद्यार्थी";

export const deletedLesson: typeof english.deletedLesson = "हटाई गई क्लास";

export const lessonOf: typeof english.lessonOf = (subject, className) => `${subject}, ${className}`;
