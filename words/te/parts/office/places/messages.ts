// English: 1aa62166
// English: 0
import type * as english from "#parts/office/places/messages.ts";

export const messages: typeof english.messages = {
  label: "ఆఫీసు",
  today: "ఈరోజు",
  people: "వ్యక్తులు",
  students: "విద్యార్థులు",
  tutors: "ట్యూటర్లు",
  assignments: "కేటాయింపులు",
  lessons: "క్లాసులు",
};
