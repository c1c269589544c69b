// English: 9657d54a
import type * as english from "#routes/tutor/timetable/lesson-messages.ts";

export const messages: typeof english.messages = {
  with: (student, course) => `${student}, ${course}`,
  settle: "క్లాస్ ఎలా జరిగిందో చెప్పండి",
  edit: "ఈ క్లాస్‌ను మార్చండి",
  all: "ఈ విద్యార్థి క్లాసులన్నీ",
};
