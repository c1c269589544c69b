// English: aae7591f
import type * as english from "#routes/admin/assignments/plan-messages.ts";

export const plannedLessons: typeof english.plannedLessons = {
  first: {
    title: (subject) => `${subject}: మొదటి క్లాస్`,
    description: "మీ క్లాసులు ఇక్కడి నుంచే మొదలు.",
  },
  weekly: { title: (subject) => subject, description: "వారపు క్లాస్" },
};

export const planMessages: typeof english.planMessages = {
  nobodyYet: "ఇంకా ఎవరినీ కేటాయించలేదు.",
  first: (at) => `మొదటి క్లాస్ మాత్రమే: ${at}`,
  firstOnly: "మొదటి క్లాస్ మాత్రమే",
  weekly: (times) => `ప్రతి వారం: ${times.join(", ")}`,
  at: (weekday, time) => `${weekday} ${time}`,
  plan: "కేటాయించి క్లాస్ ఖరారు చేయండి",
  issue: (when, reasons) => `${when}. ${reasons.join("; ")}`,
  freeTimes: "దగ్గరలో ఉన్న ఖాళీ సమయాలు",
  withoutLessons: "క్లాసులు లేకుండా కేటాయించండి",
};
