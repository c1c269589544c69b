// English: 422c4dc1
import type * as english from "#parts/enquiries/messages.ts";

export const stageWords: typeof english.stageWords = {
  new: "కొత్త",
  called: "కాల్ చేశాం",
  "demo-booked": "డెమో బుక్ అయింది",
  "demo-held": "డెమో జరిగింది",
  enrolled: "చేరారు",
  lost: "చేరలేదు",
};

export const sourceWords: typeof english.sourceWords = {
  website: "వెబ్‌సైట్",
  phone: "ఫోన్",
  "walk-in": "నేరుగా వచ్చారు",
  whatsapp: "WhatsApp",
  referral: "తెలిసినవారి ద్వారా",
  other: "ఇతరం",
};

export const askerWords: typeof english.askerWords = {
  parent: "తల్లి లేదా తండ్రి",
  student: "విద్యార్థి",
};

export const eventWords: typeof english.eventWords = {
  received: "ఎంక్వైరీ వచ్చింది",
  call: "కాల్",
  note: "నోట్",
  owner: "బాధ్యత మారింది",
  "next-step": "తదుపరి పని",
  lost: "చేరలేదు",
  reopened: "మళ్లీ తెరిచారు",
  enrolled: "చేరారు",
  "demo-booked": "డెమో బుక్ అయింది",
  "demo-held": "డెమో జరిగింది",
  "demo-moved": "డెమో మారింది",
  "demo-missed": "డెమోకు రాలేదు",
  "demo-cancelled": "డెమో రద్దయింది",
};
