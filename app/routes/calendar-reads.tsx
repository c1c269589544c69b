import { times } from "#content/count.ts";
import type { CalendarAddress } from "#data/calendars.ts";
import { formatDate, formatDay } from "#domain/dates.ts";
import { messages } from "./calendar-messages.ts";

/** Since when a calendar has an address, and how often it was read. */
export function CalendarReads({ address, now }: { address: CalendarAddress; now: number }) {
  const { since, lastReadAt, reads } = address;
  return (
    <p className="text-sm">
      {messages.since(formatDate(since))}{" "}
      {lastReadAt === null
        ? messages.neverRead
        : messages.lastRead(formatDay(Date.parse(lastReadAt), now), times(reads))}
    </p>
  );
}
