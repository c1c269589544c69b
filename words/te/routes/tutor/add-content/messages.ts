// English: 5957476f
import type * as english from "#routes/tutor/add-content/messages.ts";

export const messages: typeof english.messages = {
  alsoTo: "వీరికి కూడా ప్రచురించండి",
  alsoToHint: "మీ ఇతర విద్యార్థులకు కూడా ఇదే సమయంలో అందుతుంది.",
  oneStudent: "క్లాస్ ఒక విద్యార్థి కోసమే. దయచేసి ఒక్కొక్కరికి ఒక్కొక్కటి జోడించండి.",
  find: "విద్యార్థిని వెతకండి",
};
