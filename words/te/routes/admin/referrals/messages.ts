// English: d8361159
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/referrals/messages.ts";

export const messages: typeof english.messages = {
  title: "రిఫరల్స్",
  intro: "ఎవరి ద్వారా ఎవరు వచ్చారు: సైన్ అప్ చేసేటప్పుడు, తమకు ఎవరు చెప్పారో పేరు ఇచ్చిన విద్యార్థులు.",
  month: "నెల",
  show: "చూపించండి",
  totals: (students, referrers, withCourse) =>
    `${count(referrers, "వ్యక్తి", "మంది")} ద్వారా ${count(students, "విద్యార్థి", "మంది విద్యార్థులు")} వచ్చారు; వీరిలో కోర్సు ఉన్నవారు ${withCourse}.`,
  most: (number) => `కొత్తగా చేరిన ${number} మంది విద్యార్థులను చూపిస్తున్నాం.`,
  none: "ఈ నెలలో చేరినవారు ఎవరి పేరూ ఇవ్వలేదు.",
  numbers: (inMonth, inAll) => `ఈ నెలలో ${inMonth}, మొత్తం ${inAll}`,
  joined: (day) => `చేరిన తేదీ: ${day}`,
  withCourse: "కోర్సు ఉంది",
  withoutCourse: "ఇంకా కోర్సు లేదు",
};
