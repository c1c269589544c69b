import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { SelectField } from "#ui/field.tsx";
import type { DescribedIssue, DescribedPreview } from "./preview-words.ts";
import { messages } from "./messages.ts";

/** What would be planned, and what to do about each lesson that is not free. */
export function Preview(props: { preview: DescribedPreview; chosen: Record<string, string> }) {
  const { summary, problem, warnings, next, more, issues, mark } = props.preview;
  const isAlert = issues.length > 0 || warnings.length > 0 || problem !== null;
  const hasFree = next.length > 0;
  const result = useAnswerFocus<HTMLDivElement>();
  return (
    <section aria-label={messages.preview} className="grid gap-3 rounded-control bg-sunken p-4">
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
        {issues.length > 0 && hasFree && <p>{messages.choices}</p>}
      </div>
      {issues.length > 0 && (
        <ul aria-label={messages.issues} className="grid gap-3">
          {issues.map((issue) => (
            <Issue key={issue.name} issue={issue} chosen={props.chosen[issue.name]} />
          ))}
        </ul>
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
