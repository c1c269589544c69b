// English: bb7376a0
import type * as english from "#parts/timetable/week/messages.ts";

export const messages: typeof english.messages = {
  title: "టైమ్‌టేబుల్",
  zone: "అన్ని సమయాలూ భారత సమయం ప్రకారం.",
  hours: "సమయం",
  weeks: "వారాలు",
  previous: "మునుపటి వారం",
  present: "ఈ వారం",
  next: "తర్వాతి వారం",
  today: "ఈరోజు",
  days: "ఈ వారంలోని రోజులు",
  shortDay: (weekday) => weekday.replace(/వారం$/u, ""),
  none: "ఈ వారం క్లాసులు లేవు.",
};
