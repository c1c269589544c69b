import type { WeekCounts } from "#data/office/list-counts.ts";
import { BarChart } from "#parts/office/bar-chart.tsx";
import { dayName, shortDayName } from "#parts/office/chart-day.ts";
import { messages } from "./messages.ts";
import { Queue } from "./queue.tsx";

const keys = [
  { label: messages.weeklySignUps, className: "text-link" },
  { label: messages.weeklyAssignments, className: "text-success-text" },
];

/** The sign-ups and assignments of the last weeks. */
export function WeeklyChart(props: {
  weeks: readonly WeekCounts[];
  more: { text: string; to: string };
}) {
  const { weeks, more } = props;
  const last = weeks.length - 1;
  const groups = weeks.map(({ week, ...counts }, index) => ({
    id: week,
    name: index === last ? messages.thisWeek : shortDayName(week),
    values: [counts.students + counts.tutors, counts.assignments],
    text: messages.inWeek(dayName(week), counts),
    // A phone has room for the last six weeks.
    className: index <= last - 6 ? "max-sm:hidden" : "",
  }));
  return (
    <Queue title={messages.weekly} more={more}>
      <BarChart keys={keys} groups={groups} nameClass="min-h-8" />
    </Queue>
  );
}
