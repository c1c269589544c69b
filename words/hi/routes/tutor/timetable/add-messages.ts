// English: 158db877
import type * as english from "#routes/tutor/timetable/add-messages.ts";

export const messages: typeof english.messages = {
  title: "लाइव सेशन जोड़ें",
  at: (day, time) => `${day}, ${time}`,
  student: "विद्यार्थी",
  choose: "विद्यार्थी चुनें",
  missing: "कृपया विद्यार्थी चुनें।",
  next: "आगे",
  cancel: "अभी नहीं",
};
