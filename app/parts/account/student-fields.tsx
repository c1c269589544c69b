import type { ReactNode } from "react";
import { studentWords as words } from "#content/account/profile.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import type { StudentProfileInput } from "#domain/account/student-sign-up.ts";
import { fieldProps } from "#ui/field-props.ts";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";

/** The fields of a student's profile, on the sign-up and profile pages. */
export function StudentFields(props: {
  values: StudentProfileInput | undefined;
  invalidField: string | null | undefined;
  /** Rendered after the username. */
  children?: ReactNode;
}) {
  const { values, invalidField } = props;
  const field = fieldProps(values, invalidField);
  return (
    <>
      <TextField label={words.name} autoComplete="name" {...field("name")} />
      <TextField label={words.username} autoComplete="nickname" {...field("username")} />
      {props.children}
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
