// English: ad870bf2
import type * as english from "#routes/tutor/choose-student/messages.ts";

export const messages: typeof english.messages = {
  title: "జోడించండి",
  student: "విద్యార్థి",
  choose: "విద్యార్థిని ఎంచుకోండి",
  what: "మీరు ఏం జోడించాలనుకుంటున్నారు?",
  missing: "దయచేసి విద్యార్థిని ఎంచుకోండి.",
  cancel: "వద్దు",
};
