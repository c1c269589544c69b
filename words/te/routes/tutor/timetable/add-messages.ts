// English: 158db877
import type * as english from "#routes/tutor/timetable/add-messages.ts";

export const messages: typeof english.messages = {
  title: "లైవ్ సెషన్ జోడించండి",
  at: (day, time) => `${day}, ${time}`,
  student: "విద్యార్థి",
  choose: "విద్యార్థిని ఎంచుకోండి",
  missing: "దయచేసి విద్యార్థిని ఎంచుకోండి.",
  next: "తర్వాత",
  cancel: "ఇప్పుడు వద్దు",
};
