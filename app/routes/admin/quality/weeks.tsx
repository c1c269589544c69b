import { Bar, Key } from "#parts/office/bar-chart.tsx";
import { TitledCard } from "#ui/card.tsx";
import type { QualityView } from "./describe-quality.ts";
import { messages } from "./messages.ts";

/** The lessons of each week as labelled bars, and as a list for screen readers. */
export function Weeks({ weeks }: { weeks: QualityView["weeks"] }) {
  const highest = Math.max(1, ...weeks.flatMap(({ held, others }) => [held, others]));
  return (
    <TitledCard title={messages.weeks} className="gap-3">
      <div aria-hidden="true" className="grid gap-3">
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Key className="text-success-text">{messages.measures.held}</Key>
          <Key className="text-danger-text">{messages.others}</Key>
        </p>
        <div className="grid auto-cols-fr grid-flow-col gap-1 text-center text-xs tabular-nums">
          {weeks.map(({ id, day, held, others }) => (
            <div key={id} className="grid content-end gap-1">
              <div className="flex items-end justify-center gap-0.5 border-b border-edge">
                <Bar value={held} highest={highest} className="text-success-text" />
                <Bar value={others} highest={highest} className="text-danger-text" />
              </div>
              <span className="text-muted">{day}</span>
            </div>
          ))}
        </div>
      </div>
      <ol className="sr-only">
        {weeks.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <p className="text-sm text-muted">{messages.otherHint}</p>
    </TitledCard>
  );
}
