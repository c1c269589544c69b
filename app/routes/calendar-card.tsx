import { useId } from "react";
import { useFetcher } from "react-router";
import type { CalendarAddress } from "#data/calendars.ts";
import { Button } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { CalendarReads } from "./calendar-reads.tsx";
import { messages } from "./calendar/messages.ts";

/** On a dashboard: leads to the calendar address of a student or tutor, and revokes it. */
export function CalendarCard(props: { address: CalendarAddress | null; now: number }) {
  const { address, now } = props;
  const titleId = useId();
  const fetcher = useFetcher();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {messages.title}
        </h2>
        <p className="text-muted">{messages.intro}</p>
      </div>
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
    </section>
  );
}
