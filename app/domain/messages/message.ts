import { hour } from "#domain/shared/durations.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** Of one message, in UTF-16 units. */
export const messageLength = 2000;

/** How many messages one person may write within an hour. */
export const messagesPerHour = 30;

/** How long a message stays unread until it is mailed, in minutes. */
export const unreadMinutes = 10;

/** How many messages a page shows; older ones are a press away. */
export const shownMessages = 50;

/** The number of a message in an address; null for none. */
export function parseSeq(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export type MessageProblem = "empty" | "too-long";

/** The first problem of a message, or null. */
export function checkMessage(text: string): MessageProblem | null {
  if (isBlank(text)) return "empty";
  return isLongerThan(text, messageLength) ? "too-long" : null;
}

/**
 * How many minutes somebody has to wait before they write again; null if they may now.
 *
 * @param earlier when they wrote within the last hour, in any order
 */
export function minutesUntilNext(earlier: readonly Date[], now: Date): number | null {
  const times = earlier.map(Number).toSorted((a, b) => a - b);
  const first = times.at(-messagesPerHour);
  if (first === undefined || times.length < messagesPerHour) return null;
  const wait = first + hour - now.getTime();
  return wait > 0 ? Math.ceil(wait / 60_000) : null;
}
