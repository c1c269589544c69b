import type { ReactNode } from "react";
import { tutorWords as words } from "#content/profile.ts";
import { classes, subjects } from "#domain/catalogue.ts";
import { experienceBands, qualifications } from "#domain/tutor-background.ts";
import type { TutorProfileInput } from "#domain/tutor-sign-up.ts";
import { CheckboxGroup, SelectField, TextArea, TextField } from "#ui/field.tsx";

/** What a tutor says of themself, as application and profile ask for it. */
export function TutorFields(props: {
  typed: TutorProfileInput | undefined;
  /** The field that is wrong. */
  field: string | null | undefined;
  /** Leaves out what an approval was given for: name, qualification and experience. */
  withoutBackground?: boolean;
  /** Stands after the names. */
  children?: ReactNode;
}) {
  const { typed, withoutBackground = false } = props;
  const invalid = (name: string) => props.field === name;
  return (
    <>
      {!withoutBackground && (
        <>
          <TextField
            label={words.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={typed?.firstName}
            invalid={invalid("firstName")}
          />
          <TextField
            label={words.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={typed?.lastName}
            invalid={invalid("lastName")}
          />
        </>
      )}
      {props.children}
      <TextField
        label={words.phoneNumber}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={typed?.phoneNumber}
        invalid={invalid("phoneNumber")}
      />
      {!withoutBackground && (
        <>
          <SelectField
            label={words.qualification}
            name="qualification"
            choices={qualifications}
            placeholder={words.choose}
            defaultValue={typed?.qualification}
            invalid={invalid("qualification")}
          />
          <SelectField
            label={words.experience}
            name="experience"
            choices={experienceBands}
            placeholder={words.choose}
            defaultValue={typed?.experience}
            invalid={invalid("experience")}
          />
        </>
      )}
      <CheckboxGroup
        legend={words.classes}
        name="selectedClasses"
        choices={classes}
        chosen={typed?.selectedClasses ?? []}
        invalid={invalid("selectedClasses")}
      />
      <CheckboxGroup
        legend={words.subjects}
        name="selectedSubjects"
        choices={subjects}
        chosen={typed?.selectedSubjects ?? []}
        invalid={invalid("selectedSubjects")}
      />
      <TextArea
        label={words.bio}
        optional={words.optional}
        name="bio"
        defaultValue={typed?.bio}
        invalid={invalid("bio")}
      />
    </>
  );
}
