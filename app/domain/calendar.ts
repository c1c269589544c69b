const day = 24 * 60 * 60 * 1000;

/** How many days a live session stays in calendars after its start; deleted ones too. */
export const calendarDays = 60;

const link = /(?:\bhttps?:\/\/|\bwww\.|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)\S+/giu;

/** A text with `words` in place of each web address: a calendar must not lead into a class. */
export function withoutLinks(text: string, words: string): string {
  return text.replaceAll(link, words);
}

/** Calendars leave out sessions that started before this moment. */
export function calendarStart(now: Date): Date {
  return new Date(now.getTime() - calendarDays * day);
}
