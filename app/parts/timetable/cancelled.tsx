import { formatDateTime, type DateValue } from "#domain/shared/dates.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import { messages } from "./cancelled-messages.ts";
import { typed } from "#shell/typed.tsx";

/** That a lesson was cancelled, by whom and why, and when another one makes up for it. */
export function Cancelled({ by, reason, isLate, isMakeUpOwed, madeUpAt }: Cancellation) {
  const title = (isLate ? messages.cancelledLateBy : messages.cancelledBy)[by];
  return (
    <div className="text-sm wrap-anywhere">
      <p>
        <span className="font-semibold">{title}</span>
        {reason && typed(`: ${reason}`)}
      </p>
      {madeUpAt !== null && <p>{messages.madeUp(formatDateTime(madeUpAt))}</p>}
      {madeUpAt === null && isMakeUpOwed && <p>{messages.makeUpOwed}</p>}
    </div>
  );
}

/** That a lesson makes up for a cancelled one. @param at when that was to be */
export function MakesUpFor({ at }: { at: DateValue }) {
  return <p className="text-sm">{messages.makesUpFor(formatDateTime(at))}</p>;
}
