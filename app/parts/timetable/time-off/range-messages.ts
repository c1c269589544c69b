/** When a tutor is away, as the server says it. */
export const messages = {
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  /** "Friday 27 November from 2:00 PM to 4:00 PM" */
  hours: (day: string, from: string, until: string) => `${day} from ${from} to ${until}`,
  from: (day: string, from: string) => `${day} from ${from}`,
  until: (day: string, until: string) => `${day} until ${until}`,
  /** "Friday 27 November from 2:00 PM to Saturday 28 November, 11:00 AM" */
  fromUntil: (first: string, from: string, last: string, until: string) =>
    `${first} from ${from} to ${last}, ${until}`,
  fromToEnd: (first: string, from: string, last: string) => `${first} from ${from} to ${last}`,
  daysUntil: (first: string, last: string, until: string) => `${first} to ${last}, ${until}`,
  /** "January 5 to January 7, Leave" */
  withReason: (time: string, reason: string) => `${time}, ${reason}`,
};
