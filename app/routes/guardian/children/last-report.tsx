import { pagePlaces } from "#domain/guardians/page-address.ts";
import { FoldedReport } from "#parts/lessons/report/report.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { LastReport as Described } from "./describe-lessons.ts";
import { messages } from "./messages.ts";

/** The last report of a child with its homework; the rest of it is folded unless a mail led here. */
export function LastReport({ of, page }: { of: Described | null; page: string }) {
  return (
    <section
      id={of ? pagePlaces.lesson(of.id) : undefined}
      className={`${gridCardClass} last-report scroll-mt-4 gap-2`}
    >
      <h3 className="text-lg font-semibold">{messages.lastReport}</h3>
      {of === null && <p className="text-muted">{messages.noReport}</p>}
      {of && (
        <>
          <p className="text-sm text-muted">
            {of.when} · {of.courseName} {messages.with(of.tutorName)}
          </p>
          {of.homework.length > 0 && (
            <dl>
              {of.homework.map(({ label, text }) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{label}</dt>
                  <Typed as="dd" className="font-medium whitespace-pre-line">
                    {text}
                  </Typed>
                </div>
              ))}
            </dl>
          )}
          <FoldedReport of={of.report} isOpen={of.isAsked} />
          {of.homework.length > 0 && (
            <a href={`${page}/homework/${of.id}`} className={textLinkClass}>
              {messages.homeworkAnswer}
            </a>
          )}
        </>
      )}
    </section>
  );
}
