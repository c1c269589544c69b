import type { FinishInput, FinishInputName } from "#domain/finish-class.ts";
import { TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** The two parts of the form, either of which may stay empty. */
export function FinishFields(props: {
  typed: FinishInput;
  /** The input with a problem. */
  invalid: FinishInputName | null;
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
