import { useId } from "react";
import { useFetcher } from "react-router";
import { formatDate } from "#domain/dates.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/copy-field.tsx";
import { messages } from "./calendar/messages.ts";

/**
 * Where a student or a tutor gets the address of their calendar, replaces it and turns it off.
 *
 * @param since since when there has been an address; null for none
 * @param address the address itself, which only the answer that made it has
 */
export function CalendarPart(props: {
  level?: "h1" | "h2";
  since: Date | null;
  address?: string | undefined;
}) {
  const { level: Title = "h2", since } = props;
  const titleId = useId();
  const fetcher = useFetcher<{ address: string }>();
  const address = since ? (fetcher.data?.address ?? props.address) : undefined;
  const busy = fetcher.state !== "idle";
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <Title id={titleId} className="text-lg font-semibold">
          {messages.title}
        </Title>
        <p className="text-muted">{messages.intro}</p>
      </div>
      {address && (
        <>
          <CopyField
            label={messages.address}
            hint={messages.onlyNow}
            value={address}
            copy={messages.copy}
            copied={messages.copied}
          />
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            <li>{messages.howToGoogle}</li>
            <li>{messages.howToPhone}</li>
          </ul>
        </>
      )}
      {since && !address && <p className="text-sm">{messages.since(formatDate(since))}</p>}
      <div className="flex flex-wrap gap-3">
        <fetcher.Form method="post" action="/calendar">
          <Button tone="quiet" pending={busy}>
            {since ? messages.makeNew : messages.make}
          </Button>
        </fetcher.Form>
        {since && (
          <fetcher.Form method="post" action="/calendar/revocation">
            <Button tone="plain" pending={busy}>
              {messages.revoke}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </section>
  );
}
