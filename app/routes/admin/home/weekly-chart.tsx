import type { WeekCounts } from "#data/office/list-counts.ts";
import { Bar, Key } from "#parts/office/bar-chart.tsx";
import { dayName, shortDayName } from "#parts/office/chart-day.ts";
import { messages } from "./messages.ts";
import { Queue } from "./queue.tsx";

/** The sign-ups and assignments of the last weeks as labelled bars, and as a list for screen readers. */
export function WeeklyChart(props: {
  weeks: readonly WeekCounts[];
  more: { text: string; to: string };
}) {
  const { weeks, more } = props;
  const bars = weeks.map(({ week, students, tutors, assignments }) => ({
    week,
    signUps: students + tutors,
    assignments,
  }));
  const highest = Math.max(1, ...bars.flatMap((bar) => [bar.signUps, bar.assignments]));
  return (
    <Queue title={messages.weekly} more={more}>
      <div aria-hidden="true" className="grid gap-3">
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Key className="text-link">{messages.weeklySignUps}</Key>
          <Key className="text-success-text">{messages.weeklyAssignments}</Key>
        </p>
        <div className="grid auto-cols-fr grid-flow-col gap-1 text-center text-xs tabular-nums">
          {bars.map(({ week, signUps, assignments }, index) => (
            // A phone has room for the last six weeks.
            <div
              key={week}
              className={`grid content-end gap-1 ${index < bars.length - 6 ? "max-sm:hidden" : ""}`}
            >
              <div className="flex items-end justify-center gap-0.5 border-b border-edge">
                <Bar value={signUps} highest={highest} className="text-link" />
                <Bar value={assignments} highest={highest} className="text-success-text" />
              </div>
              <span className="min-h-8 text-muted">
                {index === bars.length - 1 ? messages.thisWeek : shortDayName(week)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ol className="sr-only">
        {weeks.map(({ week, ...counts }) => (
          <li key={week}>{messages.inWeek(dayName(week), counts)}</li>
        ))}
      </ol>
    </Queue>
  );
}
