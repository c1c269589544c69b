import { BarChart } from "#parts/office/bar-chart.tsx";
import { TitledCard } from "#ui/card.tsx";
import type { QualityView } from "./describe-quality.ts";
import { messages } from "./messages.ts";

const keys = [
  { label: messages.measures.held, className: "text-success-text" },
  { label: messages.others, className: "text-danger-text" },
];

/** The lessons of each week. */
export function Weeks({ weeks }: { weeks: QualityView["weeks"] }) {
  return (
    <TitledCard title={messages.weeks} className="gap-3">
      <BarChart keys={keys} groups={weeks} />
      <p className="text-sm text-muted">{messages.otherHint}</p>
    </TitledCard>
  );
}
