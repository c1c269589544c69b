import type { BirthDateField, BirthDateInput } from "#domain/people/birth-date.ts";
import { months } from "#domain/shared/date-words.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { birthDateWords as words } from "./birth-date-messages.ts";

const monthChoices = months.map((name, index) => ({ id: String(index + 1), name }));

/** The three fields of a date of birth, with the names that browsers can fill in. */
export function BirthDateFields(props: {
  values?: BirthDateInput | undefined;
  invalidField?: BirthDateField | null | undefined;
}) {
  const field = fieldProps(props.values, props.invalidField);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{words.birthDate}</legend>
      <div className="flex flex-wrap gap-3 *:grow *:basis-20 [&>:nth-child(2)]:basis-26">
        <TextField
          label={words.day}
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          {...field("day")}
        />
        <SelectField
          label={words.month}
          autoComplete="bday-month"
          choices={monthChoices}
          placeholder={words.chooseMonth}
          {...field("month")}
        />
        <TextField
          label={words.year}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          {...field("year")}
        />
      </div>
    </fieldset>
  );
}
