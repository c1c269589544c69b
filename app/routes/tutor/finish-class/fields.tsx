import type { FinishInput, FinishInputName } from "#domain/finish-class.ts";
import { outcomes } from "#domain/lessons/settlement.ts";
import { TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** How the class turned out, and the two parts of the form, either of which may stay empty. */
export function FinishFields(props: {
  typed: FinishInput;
  /** The chosen outcome, "" for none; null where the class cannot be settled. */
  outcome: string | null;
  /** The input with a problem. */
  invalid: FinishInputName | "outcome" | null;
  /** When the next class is, if it is planned already. */
  planned: string | null;
}) {
  const { typed, invalid, planned } = props;
  const input = (name: FinishInputName) => ({
    name,
    defaultValue: typed[name],
    invalid: invalid === name,
  });
  return (
    <>
      {props.outcome !== null && <OutcomeField chosen={props.outcome} />}
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 font-heading text-lg font-semibold">{messages.recording}</legend>
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
    </>
  );
}

function OutcomeField({ chosen }: { chosen: string }) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 font-heading text-lg font-semibold">{messages.outcome}</legend>
      <div className="flex flex-wrap gap-x-5">
        {outcomes.map((outcome) => (
          <label key={outcome} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              defaultChecked={outcome === chosen}
              required
            />
            {messages.outcomes[outcome]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
