import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { MessageList } from "#ui/message-list.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DescribedPlan } from "./describe-plan.ts";

/** The lessons that could not be planned, who is in the way, and the free times near them. */
export function RefusedPlan({ plan }: { plan: DescribedPlan }) {
  const { title, lines, conflicts, hidden, choices, freeTimes, again, labels } = plan;
  const reason = useAnswerFocus<HTMLParagraphElement>();
  return (
    <>
      {/* What Enter presses, as the last button of the form: not the first free time. */}
      {again ? (
        <button hidden tabIndex={-1} name="plan" value={again}>
          {labels.plan}
        </button>
      ) : (
        <button hidden tabIndex={-1}>
          {labels.withoutLessons}
        </button>
      )}
      <Notice tone="danger">
        <p {...reason} className={`font-medium ${reason.className}`}>
          {title}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <MessageList items={conflicts} />
      </Notice>
      {hidden && <input type="hidden" {...hidden} />}
      {choices.map((choice) => (
        <SelectField key={choice.name} {...choice} />
      ))}
      {freeTimes.length > 0 && (
        <div role="group" aria-label={labels.freeTimes} className="flex flex-wrap gap-2">
          {freeTimes.map(({ label, ...freeTime }) => (
            <Button key={label} tone="quiet" {...freeTime}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
