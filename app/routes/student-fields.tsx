import type { ReactNode } from "react";
import { studentWords as words } from "#content/profile.ts";
import { classes, subjects } from "#domain/catalogue.ts";
import type { StudentProfileInput } from "#domain/student-sign-up.ts";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";

/** What a student says of themself, as sign-up and profile ask for it. */
export function StudentFields(props: {
  typed: StudentProfileInput | undefined;
  /** The field that is wrong. */
  field: string | null | undefined;
  /** Stands after the username. */
  children?: ReactNode;
}) {
  const { typed } = props;
  const invalid = (name: string) => props.field === name;
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        defaultValue={typed?.name}
        invalid={invalid("name")}
      />
      <TextField
        label={words.username}
        name="username"
        autoComplete="nickname"
        defaultValue={typed?.username}
        invalid={invalid("username")}
      />
      {props.children}
      <TextField
        label={words.phoneNumber}
        optional={words.optional}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={typed?.phoneNumber}
        invalid={invalid("phoneNumber")}
      />
      <TextField
        label={words.address}
        optional={words.optional}
        name="address"
        autoComplete="street-address"
        defaultValue={typed?.address}
        invalid={invalid("address")}
      />
      <TextField
        label={words.referralEmail}
        optional={words.optional}
        name="referralEmail"
        type="email"
        autoComplete="off"
        defaultValue={typed?.referralEmail}
        invalid={invalid("referralEmail")}
      />
      <SelectField
        label={words.class}
        name="selectedClass"
        choices={classes}
        placeholder={words.choose}
        defaultValue={typed?.selectedClass}
        invalid={invalid("selectedClass")}
      />
      <CheckboxGroup
        legend={words.subjects}
        name="selectedSubjects"
        choices={subjects}
        chosen={typed?.selectedSubjects ?? []}
        invalid={invalid("selectedSubjects")}
      />
    </>
  );
}
