import type { DescribedReport } from "#parts/lessons/report/describe.ts";
import { Report } from "#parts/lessons/report/report.tsx";
import { Card } from "#ui/card.tsx";
import { messages } from "./messages.ts";

/** A report with the time of its lesson. */
export type DatedReport = DescribedReport & { title: string };

/** What the tutor wrote about the last lesson with a report. */
export function LastReport({ of }: { of: DatedReport }) {
  return (
    <section aria-labelledby="last-report" className="grid gap-2">
      <h2 id="last-report" className="break-after-avoid text-xl font-semibold">
        {messages.lastReport}
      </h2>
      <Card className="gap-2">
        <h3 className="font-semibold">{of.title}</h3>
        <Report of={of} />
      </Card>
    </section>
  );
}
