import { pagePlaces } from "#domain/guardians/page-address.ts";
import { outcomeWords } from "#parts/lessons/outcome/short-messages.ts";
import { FoldedReport } from "#parts/lessons/report/report.tsx";
import { Cancelled } from "#parts/timetable/cancelled.tsx";
import { OfTyped, typed } from "#shell/typed.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { PastLesson as Described } from "./describe-lessons.ts";
import { messages } from "./messages.ts";

/**
 * A lesson that is over, with how it turned out.
 *
 * @param isLast whether its report stands in a place of its own, which has the lesson's id
 */
export function PastLesson(props: { lesson: Described; isLast: boolean; page: string }) {
  const { lesson, isLast, page } = props;
  const { id, title, when, cancelled, outcome, report, courseName, tutorName } = lesson;
  return (
    <div
      id={isLast ? undefined : pagePlaces.lesson(id)}
      className="grid w-full scroll-mt-4 justify-items-start gap-1 target:bg-caution-ground"
    >
      <p className="font-semibold">{when}</p>
      {cancelled && <Cancelled {...cancelled} />}
      {outcome && <p>{outcome}</p>}
      <p className="text-sm text-muted">
        {typed(title)} · {courseName} {messages.with(tutorName)}
      </p>
      {report && <FoldedReport of={report} isOpen={lesson.isAsked} />}
      {outcome && (
        <a href={`${page}/sessions/${id}/outcome`} className={buttonClass("plain")}>
          {outcomeWords.link}
          <OfTyped>{title}</OfTyped>
        </a>
      )}
    </div>
  );
}
