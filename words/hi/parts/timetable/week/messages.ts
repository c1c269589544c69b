// English: bb7376a0
import type * as english from "#parts/timetable/week/messages.ts";

export const messages: typeof english.messages = {
  title: "टाइमटेबल",
  zone: "सभी समय भारतीय समय के अनुसार हैं।",
  hours: "समय",
  weeks: "हफ़्ते",
  previous: "पिछला हफ़्ता",
  present: "यह हफ़्ता",
  next: "अगला हफ़्ता",
  today: "आज",
  days: "इस हफ़्ते के दिन",
  shortDay: (weekday) => weekday.replace(/वार$/u, ""),
  none: "इस हफ़्ते कोई क्लास नहीं है।",
};
