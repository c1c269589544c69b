// English: 4b47c164
import type * as english from "#parts/timetable/time-off/range-messages.ts";

export const messages: typeof english.messages = {
  days: (first, last) => (first === last ? first : `${first} నుండి ${last} వరకు`),
  hours: (day, from, until) => `${day}, ${from} నుండి ${until} వరకు`,
  from: (day, from) => `${day}, ${from} నుండి`,
  until: (day, until) => `${day}, ${until} వరకు`,
  fromUntil: (first, from, last, until) => `${first}, ${from} నుండి ${last}, ${until} వరకు`,
  fromToEnd: (first, from, last) => `${first}, ${from} నుండి ${last} వరకు`,
  daysUntil: (first, last, until) => `${first} నుండి ${last}, ${until} వరకు`,
  withReason: (time, reason) => `${time}, ${reason}`,
};
