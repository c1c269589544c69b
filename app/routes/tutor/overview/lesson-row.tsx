import type { ReactNode } from "react";
import { Link } from "react-router";
import { Initials } from "#art/initials.tsx";
import type { LessonRow as Row } from "./day.ts";
import { messages } from "./messages.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { Typed, typed } from "#shell/typed.tsx";

/** The line that opens folded rows. */
export const summaryClass = "summary-line";

/** The id of the text that distinguishes a row's buttons from those of other rows. */
export function rowLabel(id: string): string {
  return `class-${id}`;
}

/** The class of a lesson's entry. @param isShort whether its action stands beside the text on a phone too */
export function rowClass({ day }: Row, isShort = false): string {
  return `class-row ${isShort ? "class-row-short" : ""} ${day ? "class-row-dated" : ""}`;
}

interface CellsProps {
  of: Row;
  /** The level of its heading, below that of its list. */
  heading: "h3" | "h4";
  lastTitle?: string | null;
  badge?: ReactNode;
  children?: ReactNode;
}

/** One lesson as an entry of a list. */
export function LessonRow({
  isShort,
  ...cells
}: CellsProps & {
  /** Whether its action stands beside the text on a phone too. */
  isShort?: boolean;
}) {
  return (
    <li className={rowClass(cells.of, isShort)}>
      <LessonCells {...cells} />
    </li>
  );
}

/** One lesson: when, who, what, and what can be done. Its title leads to the assignment, if it has one. */
export function LessonCells({ of, heading: Heading, lastTitle, badge, children }: CellsProps) {
  return (
    <>
      <p className="text-sm/dense font-medium">
        <time dateTime={new Date(of.startsAt).toISOString()}>
          {of.day} <span className="whitespace-nowrap">{of.time}</span>
        </time>
        {badge}
      </p>
      <div id={rowLabel(of.id)} className="class-text">
        <Initials name={of.studentName} className="class-initials" />
        <p>
          <Typed className="font-semibold text-text">{of.studentName}</Typed> · {of.course}
        </p>
        <ReaderTime at={of.startsAt} isShort />
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading className="text-base/dense">
            {of.assignmentId ? (
              <Typed
                as={Link}
                to={`/tutor-dashboard/${of.assignmentId}/live-sessions`}
                className="class-link"
              >
                {of.title}
              </Typed>
            ) : (
              typed(of.title)
            )}
          </Heading>
          {lastTitle && <p>{messages.lastTime(lastTitle)}</p>}
        </div>
      </div>
      <div className="class-actions empty:hidden">{children}</div>
    </>
  );
}
