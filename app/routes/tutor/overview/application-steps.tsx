import { cardClass } from "#ui/card.tsx";
import { TitledSection } from "#ui/page-title.tsx";

// Somebody at the academy reads an application that is pending; what follows needs their decision.
const current = 1;

/** What happens with a pending tutor's application, and where it is. */
export function ApplicationSteps(props: {
  title: string;
  steps: { title: string; text: string; state: string }[];
}) {
  return (
    <TitledSection id="steps" title={props.title} className={`${cardClass} grid gap-4 p-5`}>
      <ol className="grid gap-4">
        {props.steps.map(({ title, text, state }, index) => (
          <li
            key={title}
            aria-current={index === current ? "step" : undefined}
            className="group grid grid-cols-[2rem_1fr] gap-x-3"
          >
            <span
              aria-hidden="true"
              data-done={index < current || undefined}
              className="grid size-8 place-items-center rounded-full border border-edge text-sm font-semibold group-aria-[current]:border-transparent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent data-done:border-transparent data-done:bg-success-ground data-done:text-success-text"
            >
              {index < current ? "✓" : index + 1}
            </span>
            <div>
              <h3 className="font-semibold">
                {title}
                <span className="text-sm font-normal text-muted"> · {state}</span>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
