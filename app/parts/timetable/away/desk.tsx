import type { ReactNode } from "react";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { Notice } from "#ui/notice.tsx";
import { DealtLessons } from "./dealt-lessons.tsx";
import { DaysForm } from "./days-form.tsx";
import type { DealAnswer } from "./deal.ts";
import type { loadDesk } from "./describe-away.ts";
import { LessonForm } from "./lesson-form.tsx";

type Loaded = Awaited<ReturnType<typeof loadDesk>>;

/** The lessons of the time for which a tutor is away, and what becomes of each. */
export function AwayDesk(props: {
  shown: Loaded["shown"];
  desk: Loaded["desk"];
  /** The reason of time off that is chosen at first. */
  why: TimeOffReason;
  answer: DealAnswer | undefined;
  /** Between what was dealt with and what is to deal with. */
  children?: ReactNode;
}) {
  const { shown, desk, why, answer, children } = props;
  const { days, ...form } = shown;
  return (
    <>
      <DaysForm {...form} links={desk.links} />
      {!form.error && (
        <>
          <h2 className="text-xl font-semibold">{desk.days}</h2>
          {desk.saved && <p className="text-muted">{desk.saved}</p>}
          {desk.demos && <Notice tone="caution">{desk.demos}</Notice>}
          <DealtLessons dealt={desk.dealt} />
          {children}
          <LessonForm
            key={desk.days}
            desk={desk}
            days={days}
            toSave={desk.saved ? null : why}
            usualReason={desk.reason}
            answer={answer}
          />
        </>
      )}
    </>
  );
}
