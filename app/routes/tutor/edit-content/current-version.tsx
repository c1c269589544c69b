import type { NewContent } from "#data/content.ts";
import { formatDateTime } from "#domain/dates.ts";
import { messages as words } from "../content-messages.ts";
import { messages } from "./messages.ts";

/** What somebody else's edit left, to compare with what was typed. */
export function CurrentVersion({ current }: { current: NewContent }) {
  const { title, description, url, startsAt } = current;
  const facts = [
    [words.fieldTitle, title],
    [words.description, description],
    [words.url, url ?? messages.noUrl],
    ...(startsAt ? [[words.date, formatDateTime(startsAt)]] : []),
  ];
  return (
    <section aria-label={messages.now} className="grid gap-2 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{messages.now}</h3>
      <dl className="grid gap-2">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="whitespace-pre-line">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
