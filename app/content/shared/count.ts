/** A number and its word: "1 minute", "15 minutes". */
export function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

export const inMinutes = (minutes: number): string => count(minutes, "minute", "minutes");

export const inHours = (hours: number): string => count(hours, "hour", "hours");

export const inDays = (days: number): string => count(days, "day", "days");

export const times = (number: number): string =>
  number === 1 ? "once" : count(number, "time", "times");
