import { useId } from "react";
import { useFetcher } from "react-router";
import type { CalendarAddress } from "#data/calendar/calendars.ts";
import { Button } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { cardClass } from "#ui/card.tsx";
import { CalendarReads } from "./reads.tsx";
import { messages } from "./messages.ts";

/** On a dashboard: leads to the calendar address of a student or tutor, and revokes it. */
export function CalendarCard(props: { address: CalendarAddress | null; now: number }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${cardClass} grid gap-4 p-5`}>
      <h2 id={titleId} className="-mb-3 text-lg font-semibold">
        {calendarTitle}
      </h2>
      <CalendarAccess {...props} />
    </section>
  );
}

export const calendarTitle = messages.title;

/** The content of the card. */
export function CalendarAccess(props: { address: CalendarAddress | null; now: number }) {
  const { address, now } = props;
  const fetcher = useFetcher();
  return (
    <>
      <p className="text-muted">{messages.intro}</p>
      {address && <CalendarReads address={address} now={now} />}
      <div className="flex flex-wrap gap-3">
        <OpenButton to="/calendar" tone="quiet">
          {address ? messages.makeNew : messages.make}
        </OpenButton>
        {address && (
          <fetcher.Form method="post" action="/calendar/revocation">
            <Button tone="plain" pending={fetcher.state !== "idle"}>
              {messages.revoke}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </>
  );
}
