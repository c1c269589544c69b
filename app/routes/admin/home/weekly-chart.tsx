import { useId } from "react";
import { formatDate } from "#domain/dates.ts";
import { messages } from "../messages.ts";

interface Week {
  /** A Monday, YYYY-MM-DD. */
  week: string;
  students: number;
  tutors: number;
  assignments: number;
}

const height = 40;

/** "November 16", without the year. */
function dayOf(week: string): string {
  return formatDate(week).split(",")[0] ?? "";
}

/** The sign-ups and assignments of the last weeks: two charts, and a list for screen readers. */
export function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  const id = useId();
  const days = [weeks[0], weeks.at(-1)].map((week) => (week ? dayOf(week.week) : ""));
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h2 id={id} className="text-lg font-semibold">
        {messages.weekly}
      </h2>
      <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2">
        <Bars
          label={messages.weeklySignUps}
          days={days}
          values={weeks.map(({ students, tutors }) => students + tutors)}
          className="text-link"
        />
        <Bars
          label={messages.weeklyAssignments}
          days={days}
          values={weeks.map(({ assignments }) => assignments)}
          className="text-success-text"
        />
      </div>
      <ol className="sr-only">
        {weeks.map(({ week, ...counts }) => (
          <li key={week}>{messages.inWeek(dayOf(week), counts)}</li>
        ))}
      </ol>
    </section>
  );
}

function Bars(props: {
  label: string;
  days: readonly string[];
  values: readonly number[];
  className: string;
}) {
  const { label, days, values, className } = props;
  const highest = Math.max(...values, 1);
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{messages.thisWeek(values.at(-1) ?? 0)}</span>
      </p>
      <svg
        viewBox={`0 0 ${values.length * 10} ${height}`}
        preserveAspectRatio="none"
        className={`h-24 w-full border-b border-edge ${className}`}
      >
        {values.map((value, index) => {
          // A small value still gets a visible bar.
          const barHeight = value === 0 ? 0 : Math.max(1, (value / highest) * height);
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              x={index * 10 + 1.5}
              y={height - barHeight}
              width={7}
              height={barHeight}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <p className="flex justify-between gap-3 text-sm text-muted">
        {days.map((day, index) => (
          <span key={index === 0 ? "first" : "last"}>{day}</span>
        ))}
      </p>
    </div>
  );
}
