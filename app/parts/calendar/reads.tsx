import { times } from "#content/shared/count.ts";
import type { CalendarAddress } from "#data/calendar/calendars.ts";
import { formatDate, formatDay } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";

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
