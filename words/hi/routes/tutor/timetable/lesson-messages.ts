// English: 9657d54a
import type * as english from "#routes/tutor/timetable/lesson-messages.ts";

export const messages: typeof english.messages = {
  with: (student, course) => `${student}, ${course}`,
  settle: "क्लास का हाल बताएँ",
  edit: "यह क्लास बदलें",
  all: "इस विद्यार्थी की सभी क्लासें",
};
