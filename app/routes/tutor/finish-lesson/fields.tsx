import type { ReactNode } from "react";
import type { FinishInput } from "#domain/lessons/finish-lesson.ts";
import type { ReportInput } from "#domain/lessons/report.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField, type Choice } from "#ui/field.tsx";
import type { ReportForm } from "./describe.ts";
import { messages } from "./messages.ts";
import { ReportFields } from "./report-fields.tsx";

/** What is in the form. */
export interface FinishValues {
  finish: FinishInput;
  report: ReportInput;
  /** The chosen outcome, "" for none. */
  outcome: string;
}

/** How the class turned out, its report, and the two parts that are published; each may stay empty. */
export function FinishFields(props: {
  typed: FinishValues;
  /** How the class can have turned out; none where it cannot be settled. */
  outcomes: Choice[];
  /** null where the class can't be reported. */
  report: ReportForm | null;
  /** The input with a problem. */
  invalid: string | null;
  /** When the next class is, if it is planned already. */
  planned: string | null;
  /** Whether it was settled before: then the published parts are a press away. */
  isSettled: boolean;
  /** Whether the tutor gave it instead of its own, who publishes and plans. */
  isSubstitute: boolean;
}) {
  const { typed, invalid, planned, report, isSettled, isSubstitute } = props;
  const input = fieldProps(typed.finish, invalid);
  return (
    <>
      {props.outcomes.length > 0 && (
        <RadioGroup
          legend={<span className="font-heading text-lg font-semibold">{messages.outcome}</span>}
          name="outcome"
          choices={props.outcomes}
          chosen={typed.outcome}
          look="row"
          required
        />
      )}
      {report && <ReportFields form={report} typed={typed.report} invalid={invalid} />}
      {!isSubstitute && (
        <Published isFolded={isSettled && !(invalid && invalid in typed.finish)}>
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-1 font-heading text-lg font-semibold">
              {messages.recording}
            </legend>
            <p className="text-sm text-muted">{messages.recordingHint}</p>
            <TextField
              label={messages.url}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              placeholder={messages.urlPlaceholder}
              autoComplete="off"
              {...input("url")}
            />
            <TextField label={messages.recordingTitle} {...input("title")} />
          </fieldset>
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-1 font-heading text-lg font-semibold">{messages.next}</legend>
            <p className="text-sm text-muted">{planned ?? messages.nextHint}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField label={messages.date} type="date" {...input("date")} />
              <TextField
                label={messages.time}
                type="time"
                hint={messages.timeHint}
                {...input("time")}
              />
            </div>
            <TextField label={messages.nextTitle} {...input("nextTitle")} />
          </fieldset>
          <p className="text-sm text-muted">{messages.description}</p>
        </Published>
      )}
    </>
  );
}

function Published({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className="summary-line">{messages.recordingAndNext}</summary>
      <div className="grid gap-5 pt-2">{children}</div>
    </details>
  );
}
