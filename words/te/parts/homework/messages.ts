// English: 5c82caf5
import { count } from "#content/shared/count.ts";
import type * as english from "#parts/homework/messages.ts";

export const messages: typeof english.messages = {
  homework: "హోంవర్క్",
  open: "జవాబు, మార్కులు",
  answer: "జవాబు",
  yourAnswer: "మీ జవాబు",
  handedIn: (when) => `సమర్పించిన సమయం: ${when}`,
  fromTutor: (tutor) => (tutor ? `${tutor} గారు ఇచ్చిన వ్యాఖ్య` : "ట్యూటర్ ఇచ్చిన వ్యాఖ్య"),
  photo: (number) => `ఫోటో ${number}`,
  ticks: (number) => count(number, "టిక్ గుర్తు", "టిక్ గుర్తులు"),
  crosses: (number) => count(number, "ఇంటు గుర్తు", "ఇంటు గుర్తులు"),
  lines: (number) => count(number, "గీత", "గీతలు"),
  drawn: (list) => `దీనిపై ఉన్నవి: ${list}`,
  written: "దీనిపై రాసినవి",
  gone: "120 రోజుల తర్వాత చిత్రాన్ని తొలగిస్తాం. దానిపై గీసినవి అలాగే ఉంటాయి.",
};
