// English: ed7aa2f0
import type * as english from "#routes/admin/person/call-messages.ts";

export const callMessages: typeof english.callMessages = {
  message: (by, line, at) => `${by}, ${line}, ${at}`,
  office: "ఆఫీసు",
  lesson: (subject, at) => `${subject}, ${at}`,
  joined: {
    student: (at) => `విద్యార్థి చేరిన సమయం: ${at}`,
    tutor: (at) => `ట్యూటర్ చేరిన సమయం: ${at}`,
  },
  notJoined: {
    student: "విద్యార్థి చేరే బటన్ నొక్కలేదు",
    tutor: "ట్యూటర్ చేరే బటన్ నొక్కలేదు",
  },
  reason: (reason) => `కారణం: ${reason}`,
  noReport: "రిపోర్ట్ లేదు",
  homework: (subject, day) => `${subject}, క్లాస్ తేదీ: ${day}`,
  until: (day) => `గడువు: ${day}`,
  enquiry: (day, source, stage) => `${day}, ${source}: ${stage}`,
};
