import { cardClass } from "#ui/card.tsx";
import { ShareButton } from "#parts/shared/share-button.tsx";
import { Typed } from "#shell/typed.tsx";
import { messages } from "./messages.ts";

/** A report in words, with the time of its lesson. */
export interface DatedReport {
  title: string;
  text: string;
}

/** What the tutor wrote about the last lesson with a report. */
export function LastReport({ of: { title, text } }: { of: DatedReport }) {
  return (
    <section aria-labelledby="last-report" className="grid gap-2">
      <h2 id="last-report" className="break-after-avoid text-xl font-semibold">
        {messages.lastReport}
      </h2>
      <div className={`${cardClass} p-4`}>
        <h3 className="font-semibold">{title}</h3>
        <Typed as="p" className="whitespace-pre-line">
          {text}
        </Typed>
        <ShareButton title={title} text={() => `${title}\n${text}`} />
      </div>
    </section>
  );
}
