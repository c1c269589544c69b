import { day } from "#domain/shared/durations.ts";

/** How many days a lesson stays in calendars after its start; deleted ones too. */
export const calendarDays = 60;

/** A text with `words` in place of each web address: a calendar must not lead into a lesson. */
export function withoutLinks(text: string, words: string): string {
  // No address is shorter than "www.x".
  return text.replaceAll(/\S{5,}/g, (word) => {
    if (!/\/|www\./iu.test(word)) return word;
    const starts = [findMarkedAddress(word), findHost(word)].filter((start) => start >= 0);
    return starts.length > 0 ? word.slice(0, Math.min(...starts)) + words : word;
  });
}

/** Where an address such as "https://x.example" or "www.x.example" begins in a word, or -1. */
function findMarkedAddress(word: string): number {
  return word.search(/\b(?:https?:\/\/|www\.)(?=.)/iu);
}

// Begins where no host goes on: else each dot of a long text would begin another.
const hosts = /(?<![\w.-])[\w.-]+\.[a-z]{2,}\/(?=.)/giu;

/** Where a host with a path, such as "meet.example/abc", begins in a word, or -1. */
function findHost(word: string): number {
  for (const { 0: found, index } of word.matchAll(hosts)) {
    // No label is empty, and the first begins with a letter or digit.
    const labels = found.slice(found.lastIndexOf("..") + 1);
    const host = labels.slice(labels.search(/\w/iu));
    if (host.includes(".")) return index + found.length - host.length;
  }
  return -1;
}

/** Calendars leave out sessions that started before this moment. */
export function calendarStart(now: Date): Date {
  return new Date(now.getTime() - calendarDays * day);
}
