// English: 1aa62166
// English: 1aa62166
import type * as english from "#parts/office/places/messages.ts";

export const messages: typeof english.messages = {
  label: "दफ़्तर",
  today: "आज",
  people: "लोग",
  students: "विद्यार्थी",
  tutors: "ट्यूटर",
  assignments: "आवंटन",
  lessons: "क्लासें",
};
