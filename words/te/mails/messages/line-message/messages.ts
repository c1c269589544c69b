// English: 336e6313
import { count } from "#content/shared/count.ts";
import type * as english from "#mails/messages/line-message/messages.ts";

export const messages: typeof english.messages = {
  office: "అకాడమీ ఆఫీసు",
  subject: (other) => `కొత్త మెసేజ్‌లు: ${other}`,
  ofChild: (child, other) => `${child} గురించి కొత్త మెసేజ్‌లు: ${other}`,
  text: (number) => `మీరు ఇంకా ${number === 1 ? "చదవనిది" : "చదవనివి"} ${count(number, "మెసేజ్", "మెసేజ్‌లు")}:`,
  more: (number) => `ఇంకా ${count(number, "మెసేజ్", "మెసేజ్‌లు")} ${number === 1 ? "ఉంది" : "ఉన్నాయి"}.`,
  canRead: "అకాడమీ వీటిని చదవగలదు.",
  link: "చదివి జవాబివ్వండి",
  valid: "ఈ లింక్ ఒక రోజు పనిచేస్తుంది. దయచేసి దీన్ని ఎవరికీ ఇవ్వకండి: ఇది ఎవరి దగ్గర ఉన్నా వారు మీ పేరుతో రాయగలరు.",
};
