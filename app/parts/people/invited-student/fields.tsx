import { studentWords as words } from "#content/account/profile.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { fieldProps } from "#ui/field-props.ts";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";
import type { InvitedStudentValues } from "./form.ts";
import { messages } from "./messages.ts";

/** The fields about a student who is invited, and about the guardian. */
export function InvitedStudentFields(props: {
  values: InvitedStudentValues | undefined;
  /** The name of the field that is invalid. */
  invalid: string | null | undefined;
}) {
  const { values, invalid } = props;
  const field = fieldProps(values, invalid);
  return (
    <>
      <TextField label={words.name} autoComplete="off" {...field("name")} />
      <TextField label={messages.email} type="email" autoComplete="off" {...field("email")} />
      <TextField
        label={words.phoneNumber}
        optional={words.optional}
        type="tel"
        autoComplete="off"
        {...field("phoneNumber")}
      />
      <SelectField
        label={words.class}
        choices={classes}
        placeholder={words.choose}
        {...field("selectedClass")}
      />
      <CheckboxGroup
        legend={words.subjects}
        name="selectedSubjects"
        choices={subjects}
        chosen={values?.selectedSubjects ?? []}
        invalid={invalid === "selectedSubjects"}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-1 text-lg font-semibold">{messages.guardian}</legend>
        <p className="text-muted">{messages.guardianText}</p>
        <TextField
          label={messages.guardianName}
          optional={words.optional}
          autoComplete="off"
          {...field("guardianName")}
        />
        <TextField
          label={messages.guardianEmail}
          optional={words.optional}
          type="email"
          autoComplete="off"
          {...field("guardianEmail")}
        />
      </fieldset>
    </>
  );
}
