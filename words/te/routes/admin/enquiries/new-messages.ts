// English: 9e0c1af8
import type * as english from "#routes/admin/enquiries/new-messages.ts";

export const messages: typeof english.messages = {
  title: "కొత్త ఎంక్వైరీ",
  back: "ఎంక్వైరీలు",
  intro: "పేరు, తరగతి, ఫోన్ నంబర్ లేదా ఈమెయిల్ ఉంటే చాలు.",
  labels: {
    name: "పేరు",
    asker: "ఎవరు అడుగుతున్నారు",
    askers: { parent: "తల్లి లేదా తండ్రి", student: "విద్యార్థి" },
  },
  source: "మార్గం",
  sourceHint: "ఫోన్ చేసినవారికి, నేరుగా వచ్చినవారికి జవాబు ఇచ్చినట్టే లెక్క.",
  note: "నోట్",
  optional: "తప్పనిసరి కాదు",
  add: "ఎంక్వైరీ జోడించండి",
  adding: "జోడిస్తున్నాం...",
  cancel: "వద్దు",
};
