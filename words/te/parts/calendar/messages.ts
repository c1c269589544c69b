// English: a39c7ca5
import type * as english from "#parts/calendar/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ క్యాలెండర్‌లో మీ క్లాసులు",
  intro: "మీ క్లాసులను Google Calendar యాప్‌లో లేదా మీ ఫోన్ క్యాలెండర్‌లో చూడండి. సమయం మారినప్పుడు అవి కూడా మారతాయి.",
  since: (date) =>
    `మీ క్యాలెండర్‌కు ${date} నుండి ఒక లింక్ ఉంది. అది పోయి ఉంటే కొత్తది తీసుకోండి. పాతది వెంటనే పనిచేయడం ఆగిపోతుంది.`,
  lastRead: (day, times) => `ఒక క్యాలెండర్ దీన్ని చివరిగా ${day} చదివింది, మొత్తం ${times}.`,
  neverRead: "దీన్ని ఇంకా ఏ క్యాలెండర్ వాడలేదు.",
  make: "క్యాలెండర్ లింక్ పొందండి",
  makeNew: "కొత్త లింక్ పొందండి",
  revoke: "ఆఫ్ చేయండి",
};
