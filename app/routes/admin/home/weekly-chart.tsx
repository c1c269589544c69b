import type { WeekCounts } from "#data/list-counts.ts";
import { formatDate } from "#domain/dates.ts";
import { messages } from "./messages.ts";
import { Queue } from "./queue.tsx";

/** The height of the highest bar, in CSS pixels. */
const height = 96;

/** "November 16", without the year. */
function dayOf(week: string): string {
  return formatDate(week).split(",")[0] ?? "";
}

/** The sign-ups and assignments of the last weeks as labelled bars, and as a list for screen readers. */
export function WeeklyChart({ weeks }: { weeks: readonly WeekCounts[] }) {
  const bars = weeks.map(({ week, students, tutors, assignments }) => ({
    week,
    signUps: students + tutors,
    assignments,
  }));
  const highest = Math.max(1, ...bars.flatMap((bar) => [bar.signUps, bar.assignments]));
  return (
    <Queue title={messages.weekly}>
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
                {index === bars.length - 1 ? messages.thisWeek : shortDayOf(week)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ol className="sr-only">
        {weeks.map(({ week, ...counts }) => (
          <li key={week}>{messages.inWeek(dayOf(week), counts)}</li>
        ))}
      </ol>
    </Queue>
  );
}

/** "Nov 16" */
function shortDayOf(week: string): string {
  return dayOf(week).replace(/^(\w{3})\w*/, "$1");
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="12" height="12" className={className}>
        <rect width="12" height="12" fill="currentColor" />
      </svg>
      {children}
    </span>
  );
}

/** A bar with its value above it; none for zero. */
function Bar({ value, highest, className }: { value: number; highest: number; className: string }) {
  // A small value still gets a visible bar.
  const size = value === 0 ? 0 : Math.max(3, Math.round((value / highest) * height));
  return (
    <span className="grid min-w-0 flex-1 justify-items-center">
      {value > 0 && <span>{value}</span>}
      <svg width="100%" height={size} className={`max-w-6 ${className}`}>
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
    </span>
  );
}
