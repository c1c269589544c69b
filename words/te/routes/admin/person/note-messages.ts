// English: b8931f39
import type * as english from "#routes/admin/person/note-messages.ts";

export const noteMessages: typeof english.noteMessages = {
  title: "సిబ్బంది నోట్స్",
  note: "కొత్త నోట్",
  hint: "ఇక్కడి నోట్స్‌ను అడ్మిన్లు మాత్రమే చదువుతారు. అయితే ఎవరైనా తమ డేటాను డౌన్‌లోడ్ చేసుకుంటే, వారి గురించిన నోట్స్ కూడా ఆ ఫైల్‌లో ఉంటాయి.",
  save: "నోట్ సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  former: "మాజీ అడ్మిన్",
  changed: (at) => `మార్చిన సమయం: ${at}`,
  edit: "మార్చండి",
  editOf: (at) => `ఈ నోట్‌ను మార్చండి: ${at}`,
};
