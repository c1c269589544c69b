// English: d19eb2ef
import type * as english from "#parts/timetable/time-off/messages.ts";

export const messages: typeof english.messages = {
  firstDay: "మొదటి రోజు",
  from: "ఈ సమయం నుండి",
  lastDay: "చివరి రోజు",
  until: "ఈ సమయం వరకు",
  optional: "ఖాళీ: రోజంతా",
  reason: "సెలవుకు కారణం",
  reasonHint: "దీన్ని అకాడమీ సిబ్బంది, ట్యూటర్ మాత్రమే చూస్తారు",
  reasons: { ill: "ఆరోగ్యం బాగాలేదు", leave: "సెలవు", other: "ఇతర కారణం" },
};
