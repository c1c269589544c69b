import { AnswerButtons } from "#parts/timetable/substitution/answer-buttons.tsx";
import type {
  DescribedSubstitution,
  substitutionLabels,
} from "#parts/timetable/substitution/describe.ts";
import { cardClass } from "#ui/card.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import { TitledSection } from "#ui/page-title.tsx";

/** Lessons of other tutors that this one is asked to give, gives, or gave; nothing where there are none. */
export function Substitutions(props: {
  lessons: DescribedSubstitution[];
  labels: ReturnType<typeof substitutionLabels>;
}) {
  const { lessons, labels } = props;
  if (lessons.length === 0) return null;
  return (
    <TitledSection id="substitutions" title={labels.title} size="large" className="grid gap-3">
      <ul className="grid gap-3">
        {lessons.map((lesson) => (
          <li key={lesson.id} className={`${cardClass} grid gap-2 p-4 wrap-anywhere`}>
            <div id={`substitution-${lesson.id}`}>
              <Typed as="p" className="font-semibold">
                {lesson.who}
              </Typed>
              <p>{lesson.when}</p>
            </div>
            {lesson.hasAccepted ? (
              <div className="flex flex-wrap items-center gap-3 print:hidden">
                {lesson.finishTo && (
                  <OpenButton
                    to={lesson.finishTo}
                    tone="quiet"
                    aria-describedby={`substitution-${lesson.id}`}
                  >
                    {labels.finish}
                  </OpenButton>
                )}
                <TextLink to={lesson.page} aria-describedby={`substitution-${lesson.id}`}>
                  {labels.open}
                </TextLink>
              </div>
            ) : (
              <>
                <p className="text-muted">{labels.asked}</p>
                <AnswerButtons
                  of={lesson}
                  labels={labels}
                  describedBy={`substitution-${lesson.id}`}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
