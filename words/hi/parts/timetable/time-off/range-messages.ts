// English: 4b47c164
import type * as english from "#parts/timetable/time-off/range-messages.ts";

export const messages: typeof english.messages = {
  days: (first, last) => (first === last ? first : `${first} से ${last} तक`),
  hours: (day, from, until) => `${day}, ${from} से ${until} तक`,
  from: (day, from) => `${day}, ${from} से`,
  until: (day, until) => `${day}, ${until} तक`,
  fromUntil: (first, from, last, until) => `${first}, ${from} से ${last}, ${until} तक`,
  fromToEnd: (first, from, last) => `${first}, ${from} से ${last} तक`,
  daysUntil: (first, last, until) => `${first} से ${last}, ${until} तक`,
  withReason: (time, reason) => `${time}, ${reason}`,
};
