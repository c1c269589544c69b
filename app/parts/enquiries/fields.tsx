import { language } from "#content/shared/language.ts";
import type { ReactNode } from "react";
import { enquiryWords as words, type EnquiryLabels } from "#content/enquiries/enquiry.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { enquiryAskers, enquiryLanguages } from "#domain/enquiries/enquiry.ts";
import type { EnquiryField, EnquiryInput } from "#domain/enquiries/form.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";

interface Props {
  values: EnquiryInput | undefined;
  /** The field that was refused, which gets the focus, and why. */
  invalidField: EnquiryField | null | undefined;
  error: string | undefined;
}

/** The props of one control: it shows why it was refused. */
function controlProps({ values, invalidField, error }: Props) {
  return (name: Exclude<EnquiryField, "selectedSubjects">) => ({
    name,
    defaultValue: values?.[name],
    ...(invalidField === name && { invalid: true, autoFocus: true, hint: error }),
  });
}

interface AskerProps extends Props {
  labels: EnquiryLabels;
  /** Whether the name has the focus when the page opens. */
  beginsHere?: boolean;
}

/** Who asks, and their phone number. */
export function AskerFields(props: AskerProps) {
  const { labels, values, beginsHere } = props;
  const control = controlProps(props);
  return (
    <>
      <TextField
        label={labels.name}
        autoComplete={beginsHere ? "off" : "name"}
        {...(beginsHere && !props.invalidField && { autoFocus: true })}
        {...control("name")}
      />
      <RadioGroup
        legend={labels.asker}
        name="asker"
        choices={enquiryAskers.map((id) => ({ id, name: labels.askers[id] }))}
        chosen={values?.asker || "parent"}
        look="pair"
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete={beginsHere ? "off" : "tel"}
        hint={words.contactHint}
        {...control("phoneNumber")}
      />
    </>
  );
}

export function EmailField({ isOwn, ...props }: Props & { isOwn: boolean }) {
  const control = controlProps(props);
  return (
    <TextField
      label={words.email}
      type="email"
      autoComplete={isOwn ? "email" : "off"}
      {...control("email")}
    />
  );
}

/** The class, which is needed, and the subjects. */
export function LessonFields(props: Props) {
  const control = controlProps(props);
  return (
    <>
      <SelectField
        label={words.class}
        choices={classes}
        placeholder={words.choose}
        {...control("selectedClass")}
      />
      <CheckboxGroup
        legend={words.subjects}
        name="selectedSubjects"
        choices={subjects}
        chosen={props.values?.selectedSubjects ?? []}
      />
    </>
  );
}

/** Two times that would suit; both may be left out. */
export function TimeFields(props: Props) {
  const control = controlProps(props);
  return (
    <>
      <Choice legend={words.first}>
        <TextField label={words.date} type="date" {...control("firstDate")} />
        <TextField label={words.time} type="time" {...control("firstTime")} />
      </Choice>
      <Choice legend={words.second}>
        <TextField label={words.date} type="date" {...control("secondDate")} />
        <TextField label={words.time} type="time" {...control("secondTime")} />
      </Choice>
    </>
  );
}

/** In which language the academy calls and writes. */
export function LanguageField(props: Props) {
  const control = controlProps(props);
  return (
    <SelectField
      label={words.language}
      choices={enquiryLanguages.map((id) => ({ id, name: words.languages[id] }))}
      {...control("language")}
      defaultValue={props.values?.language || language}
    />
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full flex-wrap items-baseline justify-between gap-x-2 font-medium">
        {legend}
        <span className="text-sm font-normal text-muted">{words.optional}</span>
      </legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">{children}</div>
    </fieldset>
  );
}
