import type { BirthDateField, BirthDateInput } from "#domain/birth-date.ts";
import { months } from "#domain/dates.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { messages } from "./account/guardian/messages.ts";

const monthChoices = months.map((name, at) => ({ id: String(at + 1), name }));

/** The three fields of a date of birth; a browser may fill them in by itself. */
export function BirthDateFields(props: {
  typed?: BirthDateInput | undefined;
  invalid?: BirthDateField | null | undefined;
}) {
  const { typed, invalid } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{messages.birthDate}</legend>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-3">
        <TextField
          label={messages.day}
          name="day"
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          defaultValue={typed?.day}
          invalid={invalid === "day"}
        />
        <SelectField
          label={messages.month}
          name="month"
          autoComplete="bday-month"
          choices={monthChoices}
          placeholder={messages.chooseMonth}
          defaultValue={typed?.month}
          invalid={invalid === "month"}
        />
        <TextField
          label={messages.year}
          name="year"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          defaultValue={typed?.year}
          invalid={invalid === "year"}
        />
      </div>
    </fieldset>
  );
}
