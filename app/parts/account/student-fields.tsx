import type { ReactNode } from "react";
import { studentWords as words } from "#content/account/profile.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import type { StudentProfileInput } from "#domain/account/student-sign-up.ts";
import { fieldProps } from "#ui/field-props.ts";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";

/** The fields of a student's profile on the sign-up page, what may be left out behind a press. */
export function FoldedStudentFields(props: Props) {
  const { values, invalidField } = props;
  const optional = ["phoneNumber", "address", "referralEmail"] as const;
  return (
    <>
      <NeededFields {...props} />
      <FoldedFields
        title={words.more}
        isOpen={optional.some((name) => Boolean(values?.[name]) || invalidField === name)}
      >
        <OptionalFields {...props} />
      </FoldedFields>
    </>
  );
}

/** The same on the profile page, all in sight. */
export function StudentFields(props: Props) {
  return (
    <>
      <NeededFields {...props} />
      <OptionalFields {...props} />
    </>
  );
}

interface Props {
  values: StudentProfileInput | undefined;
  invalidField: string | null | undefined;
  /** Rendered after the username. */
  children?: ReactNode;
}

function NeededFields(props: Props) {
  const { values, invalidField } = props;
  const field = fieldProps(values, invalidField);
  return (
    <>
      <TextField label={words.name} autoComplete="name" {...field("name")} />
      <TextField label={words.username} autoComplete="nickname" {...field("username")} />
      {props.children}
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
        invalid={invalidField === "selectedSubjects"}
      />
    </>
  );
}

function OptionalFields({ values, invalidField }: Props) {
  const field = fieldProps(values, invalidField);
  return (
    <>
      <TextField
        label={words.phoneNumber}
        optional={words.optional}
        type="tel"
        autoComplete="tel"
        {...field("phoneNumber")}
      />
      <TextField
        label={words.address}
        optional={words.optional}
        autoComplete="address-line1"
        {...field("address")}
      />
      <TextField
        label={words.referralEmail}
        optional={words.optional}
        type="email"
        autoComplete="off"
        {...field("referralEmail")}
      />
    </>
  );
}
