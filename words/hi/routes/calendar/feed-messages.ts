// English: a493f03e
import type * as english from "#routes/calendar/feed-messages.ts";

export const calendarWords: typeof english.calendarWords = {
  calendarName: (academy) => `${academy} की क्लासें`,
  event: (title, name) => `${title}, ${name} के साथ`,
  course: (subject, className) => `${subject}, ${className}`,
  page: (url) => `आपकी क्लास: ${url}`,
  hiddenLink: "(लिंक आपकी क्लास के पेज पर है)",
  cancelled: "रद्द हुई क्लास",
  timeOff: "छुट्टी",
};
