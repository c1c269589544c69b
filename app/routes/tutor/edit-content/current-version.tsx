import type { Content, ContentField } from "#domain/teaching/content.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { labels } from "#parts/teaching/content/content-messages.ts";
import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

/** The item as somebody else changed it, to compare with what was typed. */
export function CurrentVersion({ current }: { current: Content }) {
  const { title, description, url, startsAt, minutes, mark, outOf } = current;
  const facts: Record<ContentField, readonly [label: string, value: string | null]> = {
    title: [labels.title, title],
    description: [labels.description, description],
    url: [labels.url, url ?? messages.noUrl],
    startsAt: [labels.date, startsAt && formatDateTime(startsAt)],
    minutes: [labels.minutes, minutes === null ? null : formatLength(minutes)],
    mark: [labels.mark, mark === null ? null : String(mark)],
    outOf: [labels.outOf, outOf === null ? null : String(outOf)],
  };
  return (
    <section aria-label={messages.now} className="grid gap-2 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{messages.now}</h3>
      <dl className="grid gap-2">
        {Object.values(facts)
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="whitespace-pre-line">{typed(value)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
