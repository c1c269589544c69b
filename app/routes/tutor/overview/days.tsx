import { LessonLink } from "./lesson-link.tsx";
import { LessonRow, rowLabel, summaryClass } from "./lesson-row.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import type { LessonRow as Row, TodayRow } from "./day.ts";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

interface Day {
  day: string;
  classes: Row[];
}

/** The lessons after today, by day; `folded` are those a press away, `more` says where others are. */
export function LaterDays(props: { open: Day[]; folded: Day[]; more: string | null }) {
  const { open, folded, more } = props;
  if (open.length === 0) return null;
  const count = folded.reduce((sum, { classes }) => sum + classes.length, 0);
  return (
    <TitledSection id="later" title={messages.later} className="grid gap-3">
      {open.map((day) => (
        <DayOfLessons key={day.day} {...day} />
      ))}
      {folded.length > 0 && (
        <details>
          <summary className={summaryClass}>{messages.moreLessons(count)}</summary>
          <div className="grid gap-3 pt-2">
            {folded.map((day) => (
              <DayOfLessons key={day.day} {...day} />
            ))}
            {more && <p className="text-sm text-muted">{more}</p>}
          </div>
        </details>
      )}
    </TitledSection>
  );
}

/** Lessons below one heading. */
export function DayOfLessons({ day, classes }: Day) {
  return (
    <div className="break-inside-avoid">
      <h3 className="pb-1 text-base font-semibold text-muted">{day}</h3>
      <ol className="grid grid-cols-1">
        {classes.map((row) => (
          <LessonRow key={row.id} of={row} heading="h4" isShort>
            <LessonLink lesson={row} state="upcoming" describedBy={rowLabel(row.id)} />
          </LessonRow>
        ))}
      </ol>
    </div>
  );
}

/** Lessons that are done, a press away unless something is still to do. */
export function PastLessons(props: {
  label: string;
  isOpen: boolean;
  classes: TodayRow[];
  canManage: boolean;
}) {
  const { label, isOpen, classes, canManage } = props;
  if (classes.length === 0) return null;
  return (
    <details open={isOpen} className="print:hidden">
      <summary className={summaryClass}>{label}</summary>
      <ol className="grid grid-cols-1">
        {classes.map((row) => (
          <LessonRow key={row.id} of={row} heading="h3" isShort={isOpen}>
            {isOpen && canManage && (
              <OpenButton
                to={`/tutor-dashboard/sessions/${row.id}/finish`}
                tone="quiet"
                aria-describedby={rowLabel(row.id)}
              >
                {messages.report}
              </OpenButton>
            )}
          </LessonRow>
        ))}
      </ol>
    </details>
  );
}
