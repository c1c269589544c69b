import { messages } from "#parts/teaching/student/messages.ts";
import { cardClass } from "#ui/card.tsx";
import { TitledSection } from "#ui/page-title.tsx";

/** §2's enrollment summary: class, subjects and the number of courses. */
export function Enrollment(props: { className: string; subjects: string[]; courses: number }) {
  return (
    <TitledSection id="enrollment" title={messages.summary}>
      <dl className={`${cardClass} grid gap-4 p-5 sm:grid-cols-3`}>
        <div>
          <dt className="text-sm text-muted">{messages.yourClass}</dt>
          <dd className="text-lg font-semibold">{props.className}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.yourSubjects}</dt>
          <dd>{props.subjects.join(", ") || messages.noneChosen}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.yourCourses}</dt>
          <dd className="text-lg font-semibold">{props.courses}</dd>
        </div>
      </dl>
    </TitledSection>
  );
}
