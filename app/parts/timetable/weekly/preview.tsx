import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { SelectField } from "#ui/field.tsx";
import type { DescribedClash, DescribedIssue, DescribedPreview } from "./preview-words.ts";
import { messages } from "./messages.ts";

/** What would be planned, and what to do about each lesson that is not free. */
export function Preview(props: { preview: DescribedPreview; chosen: Record<string, string> }) {
  const { summary, problem, warnings, next, more, clashes, issues, mark } = props.preview;
  const isAlert = issues.length > 0 || warnings.length > 0 || problem !== null;
  const hasFree = next.length > 0;
  const result = useAnswerFocus<HTMLDivElement>();
  return (
    <section aria-label={messages.preview} className="grid gap-3 rounded-control bg-sunken p-4">
      {/* What Enter presses: not the first free time. */}
      <button hidden tabIndex={-1}>
        {messages.plan}
      </button>
      <input type="hidden" name="seen" value={mark} />
      <div
        {...result}
        role={isAlert ? "alert" : "status"}
        className={`grid gap-2 ${result.className}`}
      >
        {problem && <p className="font-medium text-danger-text">{problem}</p>}
        <p className="font-medium">{summary}</p>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        {clashes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {issues.length > 0 && hasFree && clashes.length === 0 && <p>{messages.choices}</p>}
      </div>
      {clashes.map(({ text, offers }) => (
        <Offers key={text} label={text} offers={offers} />
      ))}
      {issues.length > 0 && (
        <Days isFolded={clashes.length > 0} count={issues.length}>
          <ul aria-label={messages.issues} className="grid gap-3">
            {issues.map((issue) => (
              <Issue key={issue.name} issue={issue} chosen={props.chosen[issue.name]} />
            ))}
          </ul>
        </Days>
      )}
      {hasFree && (
        <div className="grid gap-1">
          <h3 className="font-medium">{messages.next}</h3>
          <ul className="grid gap-1">
            {next.map((when) => (
              <li key={when}>{when}</li>
            ))}
            {more > 0 && <li className="text-muted">{messages.more(more)}</li>}
          </ul>
        </div>
      )}
      {hasFree && <p>{messages.again}</p>}
    </section>
  );
}

/** The times that are free for both instead of a weekly one, each a press. */
function Offers({ label, offers }: { label: string; offers: DescribedClash["offers"] }) {
  if (offers.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span>{messages.freeForBoth}</span>
      {offers.map((offer) => (
        <Button key={offer.value} tone="quiet" name="instead" value={offer.value}>
          {offer.label}
        </Button>
      ))}
    </div>
  );
}

/** The single days; folded where one sentence has said it of all. */
function Days(props: { isFolded: boolean; count: number; children: ReactNode }) {
  if (!props.isFolded) return props.children;
  return (
    <details className="grid gap-2">
      <summary className={`min-h-11 cursor-pointer content-center ${inlineLinkClass}`}>
        {messages.eachDay(props.count)}
      </summary>
      {props.children}
    </details>
  );
}

function Issue({ issue, chosen }: { issue: DescribedIssue; chosen: string | undefined }) {
  const { name, when, reasons, choices } = issue;
  return (
    <li className="grid gap-1 border-t border-line pt-3">
      <p className="font-medium">{when}</p>
      {reasons.map((reason) => (
        <p key={reason} className="text-sm text-muted">
          {reason}
        </p>
      ))}
      {choices.length > 1 ? (
        <SelectField
          name={name}
          label={messages.what(when)}
          choices={choices}
          defaultValue={chosen || "skip"}
        />
      ) : (
        <p className="text-sm">{messages.leftOut}</p>
      )}
    </li>
  );
}
