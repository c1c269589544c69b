import { Initials } from "#art/initials.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { summaryClass } from "./lesson-row.tsx";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

interface Assignment {
  id: string;
  studentName: string;
  course: string;
}

/** More than these are folded. */
const openGaps = 5;

/** The students whose next lesson nobody has planned, each with the button that plans it. */
export function Gaps(props: { ids: string[]; assignments: Assignment[] }) {
  const ids = new Set(props.ids);
  const gaps = props.assignments.filter(({ id }) => ids.has(id));
  if (gaps.length === 0) return null;
  const folded = gaps.slice(openGaps);
  return (
    <TitledSection id="gaps" title={messages.gaps} className="grid gap-1 print:hidden">
      <GapList gaps={gaps.slice(0, openGaps)} />
      {folded.length > 0 && (
        <details>
          <summary className={summaryClass}>{messages.moreStudents(folded.length)}</summary>
          <GapList gaps={folded} />
        </details>
      )}
    </TitledSection>
  );
}

function GapList({ gaps }: { gaps: Assignment[] }) {
  return (
    <ul className="grid grid-cols-1">
      {gaps.map(({ id, studentName, course }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 max-sm:gap-y-1 max-sm:py-2"
        >
          <p id={`gap-${id}`} className="class-text text-text">
            <Initials name={studentName} className="class-initials" />
            <span className="font-semibold">{messages.noLesson(studentName)}</span>
            <span className="block text-muted">{course}</span>
          </p>
          <OpenButton
            to={`/tutor-dashboard/${id}/live-sessions/add`}
            tone="quiet"
            aria-describedby={`gap-${id}`}
          >
            {messages.addLesson}
          </OpenButton>
        </li>
      ))}
    </ul>
  );
}
