import type { ReactNode } from "react";
import { tutorWords as words } from "#content/account/profile.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { experienceBands, qualifications } from "#domain/people/tutor-background.ts";
import type { TutorProfileInput } from "#domain/account/tutor-sign-up.ts";
import { fieldProps } from "#ui/field-props.ts";
import { CheckboxGroup, SelectField, TextArea, TextField } from "#ui/field.tsx";

/** The fields of a tutor's profile, on the application and profile pages. */
export function TutorFields(props: {
  values: TutorProfileInput | undefined;
  invalidField: string | null | undefined;
  /** Leaves out the fields that the approval was based on: name, qualification and experience. */
  withoutBackground?: boolean;
  /** Rendered after the names. */
  children?: ReactNode;
}) {
  const { values, invalidField, withoutBackground = false } = props;
  const field = fieldProps(values, invalidField);
  return (
    <>
      {!withoutBackground && (
        <>
          <TextField label={words.firstName} autoComplete="given-name" {...field("firstName")} />
          <TextField label={words.lastName} autoComplete="family-name" {...field("lastName")} />
        </>
      )}
      {props.children}
      <TextField
        label={words.phoneNumber}
        type="tel"
        autoComplete="tel"
        {...field("phoneNumber")}
      />
      {!withoutBackground && (
        <>
          <SelectField
            label={words.qualification}
            choices={qualifications}
            placeholder={words.choose}
            {...field("qualification")}
          />
          <SelectField
            label={words.experience}
            choices={experienceBands}
            placeholder={words.choose}
            {...field("experience")}
          />
        </>
      )}
      <CheckboxGroup
        legend={words.classes}
        name="selectedClasses"
        choices={classes}
        chosen={values?.selectedClasses ?? []}
        invalid={invalidField === "selectedClasses"}
      />
      <CheckboxGroup
        legend={words.subjects}
        name="selectedSubjects"
        choices={subjects}
        chosen={values?.selectedSubjects ?? []}
        invalid={invalidField === "selectedSubjects"}
      />
      <TextArea label={words.bio} optional={words.optional} {...field("bio")} />
    </>
  );
}
