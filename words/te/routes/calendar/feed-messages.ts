// English: a493f03e
import type * as english from "#routes/calendar/feed-messages.ts";

export const calendarWords: typeof english.calendarWords = {
  calendarName: (academy) => `${academy} క్లాసులు`,
  // The name is a student's or a tutor's: brackets suit both.
  event: (title, name) => `${title} (${name})`,
  course: (subject, className) => `${subject}, ${className}`,
  page: (url) => `మీ క్లాస్: ${url}`,
  hiddenLink: "(లింక్ మీ క్లాస్ పేజీలో ఉంది)",
  cancelled: "రద్దయిన క్లాస్",
  timeOff: "సెలవు",
};
