import { timeToPush } from "#domain/push/quiet-hours.ts";
import { unreadMinutes } from "./message.ts";

/**
 * When a mail about a message is sent, if it is still unread then: some minutes later, or after the
 * quiet hours.
 *
 * @param startsAt of today's lesson of the two, if there is one: from the hour before it on, quiet hours
 *   hold nothing
 */
export function timeToMail(now: Date, startsAt: Date | null): Date {
  return timeToPush(new Date(now.getTime() + unreadMinutes * 60_000), startsAt);
}
